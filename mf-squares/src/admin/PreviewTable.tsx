import type { DataOf } from '@poolhouse/contract';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { roundName } from '../contest/board.rules';

type Preview = DataOf<'POST bbsquares/preview_settings'>;
type Round = Preview['rounds']['data'][number];

const COLUMNS: Column<Round>[] = [
  { key: 'round', head: 'Round', rowHead: true, render: (row) => roundName(row.round) },
  { key: 'games', head: 'Games', align: 'right', render: (row) => row.games },
  { key: 'amount', head: 'Each now', align: 'right', render: (row) => row.amount },
  { key: 'full', head: 'Each when full', align: 'right', render: (row) => row.full_amount },
];

/** What settings would pay, round by round. */
export const PreviewTable = ({ preview }: { preview: Preview }) => (
  <DataTable
    caption="What it would pay"
    columns={COLUMNS}
    rows={preview.rounds.data.filter(({ games }) => games > 0)}
    rowKey={(row) => row.ID}
    total={{ round: 'Pot', amount: preview.Pot, full: preview.full }}
  />
);
