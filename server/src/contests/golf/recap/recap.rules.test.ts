import fc from 'fast-check';
import { highlightsOf } from './highlights.rules';
import { seasonRace } from './season-race.rules';

const dollars = (cents: number) => `$${cents / 100}`;
const entry = (name: string, rounds: number[], over: object = {}) => ({ name, rounds, aces: 0, winner: 0, side: 0, picks: [], ...over });

describe('the recap of a tournament', () => {
  it('names best and worst round, who made most balls alone, both pots and the side action; level ones all', () => {
    const rows = highlightsOf(
      [
        entry('Ann', [-9, -14, -3, -8], { aces: 350, picks: [{ name: 'Vance', house: false, onlyBalls: 12 }] }),
        entry('Bob', [-2, -14, 1, -4], { side: 800, picks: [{ name: 'Quist', house: true, onlyBalls: 5 }] }),
      ],
      { aces: 350, winner: 100 },
      dollars,
    );
    expect(rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Best round', '−14', 'Ann, round 2; Bob, round 2'],
      ['Worst round', '+1', 'Bob, round 3'],
      ['Most valuable golfer', '12 balls alone', 'Vance for Ann'],
      ['Aces pot', '$3.5', 'Ann $3.5'],
      ['Winners pot', '$1', 'nobody; it is carried'],
      ['Side action', '+$8', 'Bob'],
    ]);
  });
});

describe('the race of the season', () => {
  it('gives who came later the worst score of what was before', () => {
    const events = [
      {
        seq: 1,
        results: [
          { entryId: 1, score: -20, cents: 900 },
          { entryId: 2, score: -10, cents: 700 },
        ],
      },
      { seq: 2, results: [1, 2, 3].map((entryId) => ({ entryId, score: -30 + entryId, cents: 0 })) },
    ];
    expect(seasonRace(events, [1, 2, 3]).filter(({ entryId }) => entryId === 3)).toEqual([
      { seq: 1, entryId: 3, score: -10, cents: 0, rank: 2 },
      { seq: 2, entryId: 3, score: -37, cents: 0, rank: 3 },
    ]);
  });

  it('adds up to what each won, and ranks by the sum of scores', () => {
    const result = fc.record({ score: fc.integer({ min: -60, max: 20 }), cents: fc.nat(5000) });
    const season = fc.array(fc.tuple(result, result, result), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(season, (events) => {
        const steps = seasonRace(
          events.map((own, n) => ({ seq: n + 1, results: own.map((one, at) => ({ entryId: at + 1, ...one })) })),
          [1, 2, 3],
        );
        const last = steps.filter(({ seq }) => seq === events.length);
        for (const { entryId, score, cents, rank } of last) {
          expect(score).toBe(events.reduce((sum, own) => sum + own[entryId - 1]!.score, 0));
          expect(cents).toBe(events.reduce((sum, own) => sum + own[entryId - 1]!.cents, 0));
          expect(rank).toBe(1 + last.filter((other) => other.score < score).length);
        }
      }),
      { numRuns: 50 },
    );
  });
});
