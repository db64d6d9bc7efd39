import fc from 'fast-check';
import type { Entry } from '../../contest';
import { SEASON_START, stateAfter } from '../rules/season-state.rules';
import type { SeasonSoFar } from '../season/so-far';
import { highlightsOf } from './highlights.rules';
import { raceRows } from './recap-rows';

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
  /** Tournaments with each entry's score and cents, the first entry the first. */
  const race = (events: readonly (readonly { score: number; cents: number }[])[]) => {
    let state = SEASON_START;
    const settled = events.map((own, n) => {
      const results = own.map(({ score, cents }, at) => ({ ...NOTHING, entryId: at + 1, score, points: cents }));
      state = stateAfter(state, results);
      return { event: { seq: n + 1 }, results, state };
    });
    const entries = [1, 2, 3].map((id) => ({ id, name: `entry ${id}` }));
    return raceRows({ settled } as unknown as SeasonSoFar, entries as Entry[]);
  };

  it('gives who came later the worst score of what was before', () => {
    const later = [1, 2, 3].map((entryId) => ({ score: -30 + entryId, cents: 0 }));
    const rows = race([
      [
        { score: -20, cents: 900 },
        { score: -10, cents: 700 },
      ],
      later,
    ]).filter(({ entry_id: id }) => id === 3);
    expect(rows.map(({ Event, Score, Points, Rank }) => [Event, Score, Points, Rank])).toEqual([
      [1, -10, 0, 2],
      [2, -37, 0, 3],
    ]);
  });

  it('adds up to what each won, and ranks by the sum of scores', () => {
    const result = fc.record({ score: fc.integer({ min: -60, max: 20 }), cents: fc.nat(5000) });
    const season = fc.array(fc.tuple(result, result, result), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(season, (events) => {
        const last = race(events).filter(({ Event }) => Event === events.length);
        for (const { entry_id: id, Score, Points, Rank } of last) {
          expect(Score).toBe(events.reduce((sum, own) => sum + own[id - 1]!.score, 0));
          expect(Points).toBe(events.reduce((sum, own) => sum + own[id - 1]!.cents, 0) / 100);
          expect(Rank).toBe(1 + last.filter((other) => other.Score < Score).length);
        }
      }),
      { numRuns: 50 },
    );
  });
});

const NOTHING = { place: 0, shared: false, aces: 0, winner: 0, side: 0, sideIn: false, through: 0, sideScore: 0, note: '' };
