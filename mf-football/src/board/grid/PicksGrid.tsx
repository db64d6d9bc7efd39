import type { FootballPickRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { formatRecord } from '@poolhouse/shared-ui';
import { EntryName, ResultGrid } from '@poolhouse/shared-ui/board';
import type { Board } from '../../contest/board.rules';
import type { PicksTableRow } from '../../contest/order.rules';
import { spokenPick } from '../../explain/spoken';
import { PickContent } from './PickContent';

interface Props {
  label: string;
  rows: readonly PicksTableRow[];
  myEntry: number;
  supposed: Board['supposed'];
  onOpen(pick: FootballPickRow): void;
}

const columns = Array.from({ length: PICKS_PER_WEEK }, (_, i) => ({ key: i, head: `Pick ${i + 1}` }));
const record = {
  head: (
    <abbr title="Wins and losses" style={{ textDecoration: 'none' }}>
      W–L
    </abbr>
  ),
  render: (row: PicksTableRow) => formatRecord(row.wins, row.losses),
};

/** Everybody's picks; a cell opens the sentence behind its pick. */
export function PicksGrid({ label, rows, myEntry, supposed, onOpen }: Props) {
  const isMine = (row: PicksTableRow): boolean => row.entryId === myEntry;
  return (
    <ResultGrid
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.entryId}
      rowHead={(row) => <EntryName name={row.name} you={isMine(row)} />}
      mine={isMine}
      end={record}
      cell={(row, column) => {
        const pick = row.cells[column] ?? null;
        const is = pick !== null && supposed[`pick ${pick.ID}`] === true;
        const spoken = `${spokenPick(pick, column + 1)}${is ? ', supposed' : ''}`;
        return { spoken, ...(pick && { content: <PickContent pick={pick} supposed={is} />, onOpen: () => onOpen(pick) }) };
      }}
    />
  );
}
