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
import { Link } from '@poolhouse/shared-ui/router';
import type { Board } from '../contest/board.rules';
import { recapAddress } from '../contest/recap-address.rules';
import { useMarks } from '../contest/useMarks';

interface Props {
  board: Pick<Board, 'config' | 'entries' | 'mine'>;
  title?: string;
  /** Leads on to what the board came to, once it is over. */
  told?: boolean;
}

export function StandingsPanel({ board: { config, entries, mine }, title = 'Squares Standings', told = true }: Props) {
  const marks = useMarks(entries);
  const rows = entries.map((row) => ({ ...row, EntryName: row.entry_name }));
  // Before the first win all are level: what differs is how many squares each has.
  const begun = entries.some(({ wins }) => wins > 0);
  const standings = begun ? orderByRank(rows) : rows.sort((a, b) => b.squares - a.squares || a.EntryName.localeCompare(b.EntryName));
  const isMine = (row: { id: number }): boolean => mine.has(row.id);
  return (
    <Panel
      id="standings"
      title={title}
      action={
        told && begun && config.state === 'finished' ? (
          <Link to={recapAddress(config.contest_id)}>Recap</Link>
        ) : begun ? (
          'Wins first, then points'
        ) : (
          'Nobody has won yet'
        )
      }
    >
      {standings.length === 0 ? (
        <PanelEmpty>Nobody has joined this board yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={title}
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
