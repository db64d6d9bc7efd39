import type { AdminGameRow } from '@poolhouse/contract';
import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { Quiet } from '../look/Quiet';
import { RowButton } from '../look/RowButton';
import { Warning } from '../look/Warning';
import { scoreWords } from './game.rules';

const lineOf = ({ spread2, manual_line }: AdminGameRow) =>
  spread2 === null ? <Quiet>none</Quiet> : `${formatLine(spread2)}${manual_line === 1 ? ', by hand' : ''}`;

const facts: Column<AdminGameRow>[] = [
  {
    key: 'game',
    head: 'Game',
    rowHead: true,
    width: '40%',
    render: (row) => (
      <>
        {row.team1} at {row.team2} {row.manual === 1 && <Warning>by hand</Warning>}
      </>
    ),
  },
  { key: 'at', head: 'Kickoff', hideOnPhone: true, render: (row) => formatDayTime(row.kickoff) },
  { key: 'line', head: 'Home line', align: 'right', hideOnPhone: true, render: lineOf },
  { key: 'score', head: 'Score', align: 'right', render: scoreWords },
];

interface Props {
  games: readonly AdminGameRow[];
  /** The one that is being set. */
  open: number | null;
  onOpen(id: number | null): void;
}

export function GamesTable({ games, open, onOpen }: Props) {
  const set: Column<AdminGameRow> = {
    key: 'set',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <RowButton
        aria-label={`Set ${row.team1} at ${row.team2}`}
        aria-expanded={open === row.ID}
        onClick={() => onOpen(open === row.ID ? null : row.ID)}
      >
        Set
      </RowButton>
    ),
  };
  return (
    <DataTable
      caption="Games of the week"
      columns={[...facts, set]}
      rows={games}
      rowKey={(row) => row.ID}
      mine={(row) => row.ID === open}
      rest={(row) => `${formatDayTime(row.kickoff)}, home line ${row.spread2 === null ? 'none' : formatLine(row.spread2)}`}
    />
  );
}
