import fc from 'fast-check';
import { seasonGrid } from '../grid/season-grid.rules';
import { anySeason } from '../testing/arbitraries.fixture';
import { aPage, aPickedPage } from '../testing/page.fixture';
import { aGraded, aSealedPick, NOW } from '../testing/rows.fixture';
import { allPicksTable, pickCells, popularTable, smackTable, standingsTable, weekTable } from './tables.rules';

describe('the tables as files', () => {
  it('hold what the screen shows of a pick and nothing more', () => {
    expect(pickCells(aSealedPick(), NOW)).toEqual(['Picked', null, '']);
    expect(pickCells(null, NOW)).toEqual(['', null, '']);
    expect(pickCells(aGraded(1, 3, 'Bears', 'C'), NOW)).toEqual(['Bears', 7.5, 'C']);
  });

  it('are rectangular and add up', () => {
    fc.assert(
      fc.property(anySeason, ({ users, picks, standings, week }) => {
        const { rows } = allPicksTable(seasonGrid(users, picks, standings, { week }), NOW);
        expect(new Set(rows.map((row) => row.length)).size).toBe(1);
        const counts = (row: unknown[]) => row.slice(-3) as number[];
        const sums = rows
          .slice(1, -1)
          .map(counts)
          .reduce((all, row) => all.map((n, i) => n + row[i]!), [0, 0, 0]);
        expect(counts(rows.at(-1)!)).toEqual(sums);
      }),
    );
  });

  it('name every entry of the week', () => {
    const { users, picks } = aPickedPage();
    expect(weekTable(users.data, picks.data, 11, NOW).rows.slice(1)).toEqual([
      ['Rusty Nail', 'Jets', 7.5, '', '2026-11-17T14:14:00Z', ''],
      ['Turf Toe', 'Picked', null, '', '', ''],
      ['Sack Lunch', '', null, '', '', ''],
    ]);
  });

  it('have standings, counts and messages', () => {
    const page = aPage({ popular: { data: [{ ID: '1-NYJ', pick: 'Jets', Abbrev: 'NYJ', event_id: 1, Count: 2 }] } });
    expect(standingsTable(page).rows[1]).toEqual([1, 'Rusty Nail', 1, 1, 0]);
    expect(popularTable(page).rows[1]).toEqual(['Jets', 2]);
    expect(smackTable(page).rows).toHaveLength(2);
  });
});
