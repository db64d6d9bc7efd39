import type { AccuracyBinRow } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/shared-ui';
import { DataTable } from '@poolhouse/shared-ui/board';

interface Row {
  readonly model: AccuracyBinRow;
  readonly line: AccuracyBinRow | undefined;
}
const percent = (value: number | null | undefined): string => (value == null ? '–' : formatNumber(value, 1));

/** The picture's twin, with the closing line's own word beside it. */
export function BinsTable({ bins }: { bins: readonly AccuracyBinRow[] }) {
  const rows = bins
    .filter(({ of }) => of === 'model')
    .map((model): Row => ({ model, line: bins.find(({ of, from }) => of === 'line' && from === model.from) }));
  return (
    <DataTable
      caption="Said of the favorite and won, in 100"
      columns={[
        { key: 'said', head: 'Said', render: ({ model }: Row) => percent(model.said ?? model.from), rowHead: true },
        { key: 'won', head: 'Won', align: 'right', render: ({ model }: Row) => percent(model.won) },
        { key: 'n', head: 'Games', align: 'right', render: ({ model }: Row) => model.n },
        { key: 'linesaid', head: 'Line said', align: 'right', render: ({ line }: Row) => percent(line?.said) },
        { key: 'linewon', head: 'Won', align: 'right', render: ({ line }: Row) => percent(line?.won) },
        { key: 'linen', head: 'Games', align: 'right', render: ({ line }: Row) => line?.n ?? 0 },
      ]}
      rows={rows}
      rowKey={({ model }) => model.ID}
    />
  );
}
