import type { MailRow } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import { Nowrap } from '../look/Nowrap';
import { Quiet } from '../look/Quiet';
import { Warning } from '../look/Warning';

const columns: Column<MailRow>[] = [
  {
    key: 'to',
    head: 'To',
    rowHead: true,
    width: '100%',
    render: (row) => (
      <>
        {row.To} <Quiet>{row.Kind}</Quiet>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    render: (row) => (row.State === 'given_up' ? <Warning>given up: {row.LastError}</Warning> : `waits, try ${row.Tries + 1}`),
  },
  { key: 'at', head: 'Written', align: 'right', hideOnPhone: true, render: (row) => <Nowrap>{formatDayTime(row.Created)}</Nowrap> },
];

/** Mails that have not left. */
export function MailPanel({ rows }: { rows: readonly MailRow[] }) {
  return (
    <Panel title="Mails not sent" action={String(rows.length)}>
      <DataTable caption="Mails that wait or were given up" columns={columns} rows={rows} rowKey={(row) => row.ID} />
    </Panel>
  );
}
