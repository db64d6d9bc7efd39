import { aSeason } from '../testing/season.fixture';
import { seasonTables } from './season-tables.rules';

it('holds every table of the season, rows as long as their heads', () => {
  const tables = seasonTables(aSeason());
  expect(tables.map((table) => table.name)).toEqual(['Outlook week', 'Outlook season', 'Race', 'Pot', 'Payouts', 'Changes']);
  for (const { rows } of tables) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(tables[2]!.rows).toEqual([
    ['Entry', 'Wins after week 1', 'Wins after week 2', 'Wins after week 3'],
    ['Rusty Nail', 2, 5, 7],
    ['Turf Toe', 5, 8, 10],
  ]);
});

it('leaves out what is empty', () => {
  const none = { data: [] };
  expect(seasonTables(aSeason({ race: none, ledger: none, payouts: none, changes: none, outlook: none }))).toEqual([]);
});
