import type { AllTimeRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import { DEFAULT_SORT, sortRows } from './sort.rules';

/** The records of all years as a table, most wins first. */
export function allTimeTable(rows: readonly AllTimeRow[]): Table {
  return {
    name: 'All-time',
    rows: [
      ['Entry Name', 'Wins', 'Losses', 'Win share', 'Winnings', 'Years'],
      ...sortRows(rows, DEFAULT_SORT).map((row) => [row.football_entryname, row.wins, row.losses, row.pct, row.winnings, row.years]),
    ],
  };
}
