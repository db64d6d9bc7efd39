import type { HistoryPickRow, YearlyResultRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import { resultWord } from '../download/board-tables.rules';
import type { PastWeek } from './history.rules';

function cells(pick: HistoryPickRow | null): Table['rows'][number] {
  if (!pick) return ['', null, ''];
  if (pick.Pick === '') return [pick.Result === 3 ? 'Picked' : 'No pick', null, resultWord(pick.Result, false)];
  return [pick.Pick, pick.Spread, resultWord(pick.Result, pick.Push === 1)];
}

/** An entry's weeks and years as tables. */
export function historyTables(weeks: readonly PastWeek[], years: readonly YearlyResultRow[], slots: number): Table[] {
  const numbers = Array.from({ length: slots }, (_, i) => i + 1);
  const all: Table[] = [
    {
      name: 'Weeks',
      rows: [
        ['Week', ...numbers.flatMap((n) => [`Pick ${n}`, `Line ${n}`, `Result ${n}`]), 'Wins', 'Losses'],
        ...weeks.map((row) => [row.week, ...row.cells.flatMap(cells), row.wins, row.losses]),
      ],
    },
    { name: 'Years', rows: [['Year', 'Wins', 'Losses', 'Points'], ...years.map((row) => [row.Year, row.Wins, row.Losses, row.Points])] },
  ];
  return all.filter((table) => table.rows.length > 1);
}
