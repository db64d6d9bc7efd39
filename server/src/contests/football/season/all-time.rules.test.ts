import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { allTime, winShare } from './all-time.rules';

const row = (name: string, wins: number, losses = 0, points = 0) => ({ entryId: 0, name, wins, losses, points });
const lower = (name: string) => name.toLowerCase();

describe('the all-time table', () => {
  it('adds a name up over the years, as the latest year spells it, most wins first', () => {
    const table = allTime(
      [
        [row('ANN', 10, 5, 3), row('Bob', 9)],
        [row('Ann', 2, 1, 7), row('Zed', 12)],
      ],
      lower,
    );
    expect(table).toEqual([
      { key: 'ann', name: 'ANN', wins: 12, losses: 6, points: 10, years: 2 },
      { key: 'zed', name: 'Zed', wins: 12, losses: 0, points: 0, years: 1 },
      { key: 'bob', name: 'Bob', wins: 9, losses: 0, points: 0, years: 1 },
    ]);
  });

  it('loses no win, loss or point', () => {
    const season = fc.array(
      fc.record({
        entryId: fc.constant(0),
        name: fc.constantFrom('a', 'B', 'b', 'c', 'A'),
        wins: fc.nat(75),
        losses: fc.nat(75),
        points: fc.nat(100),
      }),
    );
    fc.assert(
      fc.property(fc.array(season), (seasons) => {
        const table = allTime(seasons, lower);
        for (const field of ['wins', 'losses', 'points'] as const)
          expect(sum(table.map((one) => one[field]))).toBe(sum(seasons.flat().map((one) => one[field])));
        expect(table.map((one) => one.wins)).toEqual(table.map((one) => one.wins).sort((a, b) => b - a));
      }),
    );
  });

  it('tells the share of wins in thousandths', () => {
    expect([winShare({ wins: 2, losses: 1 }), winShare({ wins: 0, losses: 0 }), winShare({ wins: 5, losses: 0 })]).toEqual([0.667, 0, 1]);
  });
});
