import fc from 'fast-check';
import { chancesOf, needOf, needs, needWords, type Chance } from './need.rules';

const aChance = fc.record({ hole: fc.integer({ min: 1, max: 18 }), birdie: fc.integer({ min: 1, max: 4 }) });
const chances = fc.array(
  aChance.chain((one) => fc.boolean().map((five): Chance => ({ ...one, best: one.birdie + (five ? 1 : 0) }))),
  { maxLength: 10 },
);

describe('what an entry needs', () => {
  it('is the smallest number of birdies that makes up the gap, or says that none does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), chances, (gap, open) => {
        const need = needOf(gap, open);
        const sums = Array.from({ length: 2 ** open.length }, (_, bits) => open.filter((_one, n) => bits & (2 ** n)));
        const enough = sums.filter((some) => some.reduce((sum, { birdie }) => sum + birdie, 0) >= gap).map(({ length }) => length);
        if (need.kind === 'birdies') expect(need.birdies).toBe(Math.min(...enough));
        else expect([enough, need.kind]).toEqual([[], open.reduce((sum, { best }) => sum + best, 0) >= gap ? 'eagles' : 'out']);
      }),
      { numRuns: 100 },
    );
  });

  it('counts holes that are not under par and that a golfer of mine has still to play; one over par is worth more', () => {
    const cell = (toPar: number) => ({ strokes: 4 + toPar, toPar, counts: true });
    const cells = [cell(-1), cell(0), cell(1), null, ...Array.from({ length: 14 }, () => cell(0))];
    const golfer = (own: typeof cells, remaining: number) => ({
      golferId: 1,
      name: '',
      thru: '',
      round: 0,
      total: 0,
      cells: own,
      remaining,
    });
    const line = {
      cells,
      golfers: [
        golfer(cells.with(0, null).with(2, null), 3),
        golfer(
          cells.map(() => null),
          0,
        ),
      ],
    };
    const course = Object.fromEntries(Array.from({ length: 18 }, (_, n) => [`Hole${n + 1}`, n === 3 ? 5 : 4])) as never;
    expect(chancesOf(line, [course])).toEqual([
      { hole: 3, birdie: 2, best: 2 },
      { hole: 4, birdie: 1, best: 2 },
    ]);
  });

  it('is told of the place above and of the last paid place, and not to who leads', () => {
    const row = (entry_id: number, Score: number, Points: number) =>
      ({ entry_id, Score, Points, Rank: entry_id, Tournament_ID: 7, EntryName: `E${entry_id}` }) as never;
    const standings = [row(1, -9, 5), row(2, -7, 2), row(3, -6, 0), row(4, -5, 0)];
    const open = Array.from({ length: 6 }, (_, n): Chance => ({ hole: n + 1, birdie: 1, best: 1 }));
    const of = (entry_id: number) =>
      needs(standings, { current_tournament: 7, entry_id }, open).map(({ goal, need }) => `${goal}: ${needWords(need, 6)}`);
    expect(of(4)).toEqual([
      'level with E3: 1 more birdie on your 6 open holes',
      'level with E2, the last place that is paid: 2 more birdies on your 6 open holes',
    ]);
    expect(of(2)).toEqual(['level with E1: 2 more birdies on your 6 open holes']);
    expect(of(1)).toEqual([]);
  });
});
