import { DataTable, EntryName, figure, LONG_TABLE, orderByRank, Panel, PanelEmpty, rankColumn } from '@poolhouse/shared-ui/board';
import type { SquaresEntryRow } from '@poolhouse/contract';
import type { Board } from '../contest/board.rules';
import { Initials } from './tables.styles';

const sum = (rows: readonly SquaresEntryRow[], of: (row: SquaresEntryRow) => number): number => rows.reduce((all, row) => all + of(row), 0);

export function StandingsPanel({ board: { entries, mine } }: { board: Board }) {
  const rows = entries.map((row) => ({ ...row, EntryName: row.entry_name }));
  // Before the first win all are level: what differs is how many squares each has.
  const begun = entries.some(({ wins }) => wins > 0);
  const standings = begun ? orderByRank(rows) : rows.sort((a, b) => b.squares - a.squares || a.EntryName.localeCompare(b.EntryName));
  const isMine = (row: { id: number }): boolean => mine.has(row.id);
  return (
    <Panel id="standings" title="Squares Standings" action={begun ? 'Wins first, then points' : 'Nobody has won yet'}>
      {standings.length === 0 ? (
        <PanelEmpty>Nobody has joined this board yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Squares standings"
          columns={[
            ...(begun ? [rankColumn(standings)] : []),
            {
              key: 'entry',
              head: 'Entry',
              rowHead: true,
              render: (row) => (
                <>
                  <Initials>{row.initials}</Initials> <EntryName name={row.entry_name} you={isMine(row)} />
                </>
              ),
            },
            { ...figure('Squares', (row: SquaresEntryRow) => row.squares), hideOnPhone: begun },
            { ...figure('Wins', (row: SquaresEntryRow) => row.wins), hideOnPhone: !begun },
            { ...figure('Points', (row: SquaresEntryRow) => row.winnings), hideOnPhone: !begun },
          ]}
          rows={standings}
          rowKey={(row) => row.id}
          mine={isMine}
          pinMine={standings.length > LONG_TABLE}
          total={{
            entry: 'Total',
            Squares: sum(entries, (row) => row.squares),
            Wins: sum(entries, (row) => row.wins),
            Points: sum(entries, (row) => row.winnings),
          }}
        />
      )}
    </Panel>
  );
}
