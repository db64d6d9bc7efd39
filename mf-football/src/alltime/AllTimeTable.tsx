import type { AllTimeRow } from '@poolhouse/contract';
import { formatAverage, plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, LONG_TABLE, Panel, Tight, type Column } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useMemo, useState } from 'react';
import { DEFAULT_SORT, nextSort, sortRows, type SortKey } from './sort.rules';

const isMine = (row: AllTimeRow): boolean => row.mine === 1;
/** '.614', as the sports pages write shares of wins. */
const column = (
  key: SortKey,
  head: string,
  render: Column<AllTimeRow>['render'],
  more: Partial<Column<AllTimeRow>> = {},
): Column<AllTimeRow> => ({ key, head, render, align: 'right', sortable: true, ...more });

const columns: Column<AllTimeRow>[] = [
  column(
    'football_entryname',
    'Entry Name',
    (row) => (
      <Link to={`/football/history?entry=${encodeURIComponent(row.football_entryname)}`}>
        <EntryName name={row.football_entryname} you={isMine(row)} />
      </Link>
    ),
    {
      align: 'left',
      width: '100%',
      rowHead: true,
    },
  ),
  column('wins', 'Wins', (row) => row.wins),
  column('losses', 'Losses', (row) => row.losses, { hideOnPhone: true }),
  column('pct', 'Win %', (row) => formatAverage(row.pct)),
  column('winnings', 'Winnings', (row) => row.winnings),
  column('years', 'Years', (row) => row.years, { hideOnPhone: true }),
];

/** Begins with most wins at each visit; the heads bring other orders. */
export function AllTimeTable({ rows }: { rows: readonly AllTimeRow[] }) {
  const [sort, setSort] = useState(DEFAULT_SORT);
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  return (
    <Panel
      id="alltime"
      title="All-time Standings"
      action={plural(rows.length, 'entry name', 'entry names')}
      foot="Most wins first. Press a heading for another order; the next visit begins with wins again. Winnings are points."
    >
      <Tight>
        <DataTable
          caption="All-time Standings"
          columns={columns}
          rows={sorted}
          rowKey={(row) => row.ID}
          mine={isMine}
          pinMine={rows.length > LONG_TABLE}
          sort={{ ...sort, onSort: (key) => setSort(nextSort(sort, key as SortKey)) }}
          rest={(row) => `${plural(row.losses, 'loss', 'losses')}, ${plural(row.years, 'year')}`}
        />
      </Tight>
    </Panel>
  );
}
