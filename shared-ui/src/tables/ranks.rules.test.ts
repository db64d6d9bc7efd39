import fc from 'fast-check';
import { mineFirst, orderByRank, orderStandings, sharedRanks, totals } from './ranks.rules';

describe('standings', () => {
  const row = fc.record({ Wins: fc.nat(5), Losses: fc.nat(5), Points: fc.nat(3), EntryName: fc.string({ maxLength: 3 }) });

  it('go by most wins, fewest losses, most points, name', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const ordered = orderStandings(rows);
        for (let i = 1; i < ordered.length; i++) {
          const [a, b] = [ordered[i - 1]!, ordered[i]!];
          const keys = [a.Wins - b.Wins, b.Losses - a.Losses, a.Points - b.Points, a.EntryName <= b.EntryName ? 1 : -1];
          expect(keys.find((key) => key !== 0)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('of side prizes go by rank, then name', () => {
    expect(
      orderByRank([
        { Rank: 2, EntryName: 'B' },
        { Rank: 2, EntryName: 'A' },
        { Rank: 1, EntryName: 'C' },
      ]).map((one) => one.EntryName),
    ).toEqual(['C', 'A', 'B']);
  });

  it('mark a rank as shared only when two rows hold it', () => {
    expect([...sharedRanks([{ Rank: 1 }, { Rank: 2 }, { Rank: 2 }, { Rank: 4 }])]).toEqual([2]);
  });

  it('add up in the total row', () => {
    expect(
      totals([
        { Wins: 2, Losses: 0, Points: 5 },
        { Wins: 1, Losses: 3 },
      ]),
    ).toEqual({ wins: 3, losses: 3, points: 5 });
  });
});

it('puts my rows first and keeps the order of all others', () => expect(mineFirst([1, 2, 3, 4], (n) => n === 3)).toEqual([3, 1, 2, 4]));
