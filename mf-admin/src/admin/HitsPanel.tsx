import type { HitCountRow } from '@poolhouse/contract';
import { formatDayTime, formatNumber } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Nowrap } from '../look/Nowrap';
import { hitLines, type HitLine } from './hits.rules';

const columns: Column<HitLine>[] = [
  { key: 'contest', head: 'Contest', rowHead: true, width: '100%', render: (row) => row.contest },
  { key: 'count', head: 'Count', align: 'right', render: (row) => formatNumber(row.count) },
  { key: 'last', head: 'Last hit', align: 'right', render: (row) => <Nowrap>{row.last === '' ? '–' : formatDayTime(row.last)}</Nowrap> },
];

/** How often each contest's page was opened. */
export function HitsPanel({ row }: { row: HitCountRow | undefined }) {
  const lines = hitLines(row);
  return (
    <Panel title="Hit Counts" foot="Whole pages, not the polls after them. Written once a minute; a crash loses up to 60 s.">
      {lines.length === 0 ? (
        <PanelEmpty>Nothing was opened yet.</PanelEmpty>
      ) : (
        <DataTable caption="Hit counts by contest" columns={columns} rows={lines} rowKey={(line) => line.contest} />
      )}
    </Panel>
  );
}
