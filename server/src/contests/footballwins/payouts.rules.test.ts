import fc from 'fast-check';
import { sum } from '../standings/shares.rules';
import { payoutsOf, placePrizes } from './payouts.rules';
import { rankStandings } from './standings.rules';

const finish = (entryId: number, wins: number, losses = 30 - wins, ties = 0) => ({
  entryId,
  name: `Entry ${entryId}`,
  wins,
  losses,
  ties,
  points: wins + ties / 2,
});
const eight = { pointsPerEntry: 50, overallPoints: [250, 100, 50] };
const paid = (rows: ReturnType<typeof finish>[], terms = eight) =>
  payoutsOf(terms, rankStandings(rows)).map((one) => [one.entryId, one.rank, one.winnings]);

describe('the prizes', () => {
  it('are 250, 100 and 50 for eight entries of 50', () => {
    expect(placePrizes(eight, 8)).toEqual([250, 100, 50]);
    expect(paid([1, 2, 3, 4, 5, 6, 7, 8].map((n) => finish(n, 20 - n)))).toEqual([
      [1, 1, 250],
      [2, 2, 100],
      [3, 3, 50],
    ]);
  });

  it('are shared by those who are tied, over the places that they span', () => {
    const rest = [5, 6, 7, 8].map((n) => finish(n, n));
    expect(paid([finish(1, 19), finish(2, 18), finish(3, 18), finish(4, 10), ...rest])).toEqual([
      [1, 1, 250],
      [2, 2, 75],
      [3, 2, 75],
    ]);
    expect(paid([finish(1, 19), finish(2, 19), finish(3, 19), finish(4, 19), ...rest])).toEqual([
      [1, 1, 100],
      [2, 1, 100],
      [3, 1, 100],
      [4, 1, 100],
    ]);
  });

  it("are nobody's before the first result", () => {
    expect(paid([finish(1, 0, 0), finish(2, 0, 0)])).toEqual([]);
  });

  it('are exactly the pot, in whole points, whoever is tied', () => {
    const anyRow = fc.record({ wins: fc.integer({ min: 1, max: 4 }), losses: fc.nat({ max: 3 }), ties: fc.nat({ max: 2 }) });
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 60 }),
        fc.array(fc.nat({ max: 300 }), { maxLength: 15 }),
        (records, pointsPerEntry, overallPoints) => {
          const rows = records.map(({ wins, losses, ties }, n) => finish(n + 1, wins, losses, ties));
          const payouts = payoutsOf({ pointsPerEntry, overallPoints }, rankStandings(rows));
          expect(sum(payouts.map(({ winnings }) => winnings))).toBe(pointsPerEntry * rows.length);
          for (const { winnings } of payouts) expect(Number.isInteger(winnings) && winnings > 0).toBe(true);
          const of = (entryId: number) => payouts.find((one) => one.entryId === entryId)?.winnings ?? 0;
          const ranked = rankStandings(rows);
          for (const one of ranked)
            for (const other of ranked)
              if (one.rank === other.rank) expect(Math.abs(of(one.entryId) - of(other.entryId))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
