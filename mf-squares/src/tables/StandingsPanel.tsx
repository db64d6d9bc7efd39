import type { SquaresEntryRow } from '@poolhouse/contract';
import type { Person } from '@poolhouse/shared-ui';
import {
  DataTable,
  EntryName,
  figure,
  LONG_TABLE,
  Monogram,
  orderByRank,
  Panel,
  PanelEmpty,
  rankColumn,
  type Column,
} from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { useMarks } from '../contest/useMarks';

export function StandingsPanel({ board: { entries, mine } }: { board: Board }) {
  const marks = useMarks(entries);
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
          columns={[...(begun ? [rankColumn(standings)] : []), ...columnsOf(begun, isMine, marks)]}
          rows={standings}
          rowKey={(row) => row.id}
          mine={isMine}
          pinMine={standings.length > LONG_TABLE}
          total={totalOf(entries)}
        />
      )}
    </Panel>
  );
}

const columnsOf = (
  begun: boolean,
  isMine: (row: SquaresEntryRow) => boolean,
  marks: ReadonlyMap<number, Person>,
): Column<SquaresEntryRow>[] => [
  {
    key: 'entry',
    head: 'Entry',
    rowHead: true,
    render: (row) => <MarkedName row={row} mark={marks.get(row.id)} you={isMine(row)} />,
  },
  { ...figure('Squares', (row) => row.squares), hideOnPhone: begun },
  { ...figure('Wins', (row) => row.wins), hideOnPhone: !begun },
  { ...figure('Points', (row) => row.winnings), hideOnPhone: !begun },
];

/** As the squares of an entry are marked. */
function MarkedName({ row, mark, you }: { row: SquaresEntryRow; mark: Person | undefined; you: boolean }) {
  return (
    <>
      {mark && <Monogram person={mark} />}
      <EntryName name={row.entry_name} you={you} plain />
    </>
  );
}

function totalOf(rows: readonly SquaresEntryRow[]) {
  const sum = (of: 'squares' | 'wins' | 'winnings') => rows.reduce((all, row) => all + row[of], 0);
  return { entry: 'Total', Squares: sum('squares'), Wins: sum('wins'), Points: sum('winnings') };
}
