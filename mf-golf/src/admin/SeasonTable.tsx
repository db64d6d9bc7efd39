import type { GolfAdminTournamentRow } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { Checkbox, Note } from '@poolhouse/shared-ui/desk';
import type { SeasonDraft } from './useSeasonDraft';

interface Props {
  year: number;
  rows: readonly GolfAdminTournamentRow[];
  draft: SeasonDraft;
  /** Nothing can be chosen any more, or not by who looks. */
  still: boolean;
}

/** A year's tournaments, each to tick: whether it is in, and whether it counts double. */
export function SeasonTable({ year, rows, draft, still }: Props) {
  const columns: Column<GolfAdminTournamentRow>[] = [
    { key: 'in', head: 'In', render: (row) => <InBox {...{ row, draft, still }} /> },
    { key: 'name', head: 'Tournament', rowHead: true, width: '100%', render: named },
    { key: 'start', head: 'Starts', render: (row) => formatMonthDay(row.Start_Date), hideOnPhone: true },
    { key: 'golfers', head: 'Field', align: 'right', render: (row) => row.golfers || '–', hideOnPhone: true },
    { key: 'double', head: 'Double', render: (row) => <DoubleBox {...{ row, draft, still }} /> },
  ];
  return <DataTable caption={`Tournaments of ${year}`} columns={columns} rows={rows} rowKey={(row) => row.ID} />;
}

const named = (row: GolfAdminTournamentRow) => (
  <>
    {row.Name}
    {row.unfit !== '' && <Note>{row.unfit}</Note>}
  </>
);

type BoxProps = Pick<Props, 'draft' | 'still'> & { row: GolfAdminTournamentRow };

const InBox = ({ row, draft, still }: BoxProps) => (
  <Checkbox
    slotProps={{ input: { 'aria-label': `${row.Name} in the season` } }}
    disabled={still || row.unfit !== ''}
    checked={draft.chosen.has(row.ID)}
    onChange={(_, wanted) => draft.put(row.ID, wanted, row.major === 1)}
  />
);

const DoubleBox = ({ row, draft, still }: BoxProps) => (
  <Checkbox
    slotProps={{ input: { 'aria-label': `${row.Name} counts double` } }}
    disabled={still || !draft.chosen.has(row.ID)}
    checked={draft.chosen.get(row.ID) ?? false}
    onChange={(_, double) => draft.put(row.ID, true, double)}
  />
);
