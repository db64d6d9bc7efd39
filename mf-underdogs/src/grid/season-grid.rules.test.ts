import fc from 'fast-check';
import { anySeason } from '../testing/arbitraries.fixture';
import { seasonGrid } from './season-grid.rules';

const sum = (tallies: readonly { wins: number; covers: number; losses: number }[]) =>
  tallies.reduce((a, b) => ({ wins: a.wins + b.wins, covers: a.covers + b.covers, losses: a.losses + b.losses }), {
    wins: 0,
    covers: 0,
    losses: 0,
  });

describe('the grid of all picks', () => {
  it('has a row for each entry, a cell for each week up to the current one, each pick in its place', () => {
    fc.assert(
      fc.property(anySeason, ({ users, picks, standings, week }) => {
        const grid = seasonGrid(users, picks, standings, { week });
        expect(grid.weeks).toEqual(Array.from({ length: week }, (_, i) => i + 1));
        expect(grid.rows.map((row) => row.entryId).sort()).toEqual(users.map((user) => user.entry_id));
        for (const row of grid.rows) {
          expect(row.cells).toHaveLength(week);
          row.cells.forEach((cell, i) => cell && expect([cell.entry_id, cell.week]).toEqual([row.entryId, i + 1]));
        }
        expect(grid.rows.flatMap((row) => row.cells).filter(Boolean)).toHaveLength(picks.filter((pick) => pick.week <= week).length);
      }),
    );
  });

  it('adds up the same by row, by week and in all', () => {
    fc.assert(
      fc.property(anySeason, ({ users, picks, standings, week }) => {
        const grid = seasonGrid(users, picks, standings, { week });
        expect(sum(grid.rows.map((row) => row.tally))).toEqual(grid.total);
        expect(sum(grid.byWeek)).toEqual(grid.total);
      }),
    );
  });

  it('stands in the order of the standings', () => {
    fc.assert(
      fc.property(anySeason, ({ users, picks, standings, week }) => {
        const ranks = seasonGrid(users, picks, standings, { week }).rows.map(
          (row) => standings.find((one) => one.ID === row.entryId)!.Rank,
        );
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
    expect(seasonGrid([], [], [], { week: 3 })).toMatchObject({ rows: [], weeks: [1, 2, 3] });
    expect(seasonGrid([], [], [], { week: 12, FirstWeek: 11 }).weeks).toEqual([11, 12]);
  });
});
