import type { RaceRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import { raceTable, type RaceEntry } from '@poolhouse/shared-ui/season';
import { orderOutlook } from './need/need.rules';
import type { SeasonPage } from './useSeason';

/** The race counts wins. */
export const raceOf = (rows: readonly RaceRow[]): RaceEntry[] => rows.map((row) => ({ ...row, value: row.Wins }));

function outlook(page: SeasonPage, scope: 'week' | 'season'): Table['rows'] {
  const needs = scope === 'week' ? 'Wins to a perfect week' : 'Wins behind the leader';
  return [
    ['Entry', 'First place', 'Best', 'Worst', needs, 'Open picks'],
    ...orderOutlook(page.outlook.data, scope).map((row) => [row.EntryName, row.State, row.Best, row.Worst, row.Needs, row.Open]),
  ];
}

/** Everything on the season's screen, in its order. Tables without rows are left out. */
export function seasonTables(page: SeasonPage): Table[] {
  const all: Table[] = [
    { name: 'Outlook week', rows: outlook(page, 'week') },
    { name: 'Outlook season', rows: outlook(page, 'season') },
    { name: 'Race', rows: raceTable(raceOf(page.race.data), 'Wins') },
    {
      name: 'Pot',
      rows: [
        ['Week', 'Carried', 'Pot', 'Winners', 'Each', 'Forward', 'To overall', 'State'],
        ...page.ledger.data.map((row) => [
          row.Week,
          row.Carried,
          row.Available,
          row.Winners,
          row.Each,
          row.Forward,
          row.ToOverall,
          row.State,
        ]),
      ],
    },
    {
      name: 'Payouts',
      rows: [
        ['Prize', 'Place', 'Entry', 'Points', 'Final'],
        ...page.payouts.data.map((row) => [row.Prize, row.Place, row.EntryName, row.Points, row.Final ? 'yes' : 'no']),
      ],
    },
    { name: 'Changes', rows: [['Time (UTC)', 'Who', 'What'], ...page.changes.data.map((row) => [row.At, row.Who, row.What])] },
  ];
  return all.filter((table) => table.rows.length > 1);
}
