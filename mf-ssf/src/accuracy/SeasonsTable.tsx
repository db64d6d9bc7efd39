import type { AccuracySeasonRow } from '@poolhouse/contract';
import { formatNumber, formatRecord } from '@poolhouse/shared-ui';
import { DataTable } from '@poolhouse/shared-ui/board';

const points = (value: number | null): string => (value === null ? '–' : formatNumber(value, 2));

/** The picture's twin, with total and spread. */
export function SeasonsTable({ seasons }: { seasons: readonly AccuracySeasonRow[] }) {
  return (
    <DataTable
      caption="By season: points off, model and closing line"
      columns={[
        { key: 'season', head: 'Season', render: ({ season }: AccuracySeasonRow) => season, rowHead: true },
        { key: 'role', head: 'Was', render: ({ role, source }: AccuracySeasonRow) => (source === 'live' ? `${role}, live` : role) },
        { key: 'n', head: 'Games', align: 'right', hideOnPhone: true, render: ({ n }: AccuracySeasonRow) => n },
        { key: 'margin', head: 'Margin', align: 'right', render: ({ model_margin }: AccuracySeasonRow) => points(model_margin) },
        { key: 'linemargin', head: 'Line', align: 'right', render: ({ line_margin }: AccuracySeasonRow) => points(line_margin) },
        {
          key: 'total',
          head: 'Total',
          align: 'right',
          hideOnPhone: true,
          render: ({ model_total }: AccuracySeasonRow) => points(model_total),
        },
        {
          key: 'linetotal',
          head: 'Line',
          align: 'right',
          hideOnPhone: true,
          render: ({ line_total }: AccuracySeasonRow) => points(line_total),
        },
        {
          key: 'ats',
          head: 'Spread',
          headTitle: 'Won, lost and pushed against the spread',
          align: 'right',
          render: ({ wins, losses, pushes }: AccuracySeasonRow) => formatRecord(wins, losses, pushes),
        },
      ]}
      rows={[...seasons]}
      rowKey={({ ID }) => ID}
    />
  );
}
