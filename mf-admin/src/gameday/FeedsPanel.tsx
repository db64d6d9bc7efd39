import { useState } from 'react';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ReadGate, useRead, type Column } from '@poolhouse/shared-ui/board';
import type { DataOf, FeedRow } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { Quiet } from '../look/Quiet';
import { Warning } from '../look/Warning';
import { Switch } from '../admin/Switch';
import { Block } from '../look/Block';
import { Note } from '../look/Note';
import { RowButton } from '../look/RowButton';
import { JsonBox } from '../form/JsonBox';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';

const when = (at: string) => (at === '' ? 'never' : formatDayTime(at));

/** Where scores and lines come from, how that goes, and what was last answered. */
export function FeedsPanel({ rows }: { rows: readonly FeedRow[] }) {
  const api = useApi();
  const [open, setOpen] = useState<string | null>(null);
  const { run, pending, result } = useTool((body: { name: string; on: 0 | 1 }) => api.call('POST ad/set_feed', { body }));
  const columns: Column<FeedRow>[] = [
    {
      key: 'name',
      head: 'Feed',
      rowHead: true,
      width: '30%',
      render: (row) => (
        <>
          {row.name} {row.last_error !== '' && <Warning>{row.last_error}</Warning>}
        </>
      ),
    },
    {
      key: 'on',
      head: 'On',
      render: (row) =>
        row.set_by === 'operator' ? (
          <Quiet>by the operator</Quiet>
        ) : row.usual_address === '' ? (
          <Quiet>not set</Quiet>
        ) : (
          <Switch
            label={row.name}
            on={row.set_by === 'console'}
            disabled={pending}
            onChange={(on) => void run({ name: row.ID, on: on ? 1 : 0 })}
          />
        ),
    },
    { key: 'good', head: 'Last good', align: 'right', hideOnPhone: true, render: (row) => when(row.last_good) },
    {
      key: 'next',
      head: 'Next',
      align: 'right',
      hideOnPhone: true,
      render: (row) => (row.next_run === '' ? '–' : formatDayTime(row.next_run)),
    },
    { key: 'refused', head: 'Refused', align: 'right', hideOnPhone: true, render: (row) => row.refused },
    { key: 'hand', head: 'By hand', align: 'right', hideOnPhone: true, render: (row) => row.by_hand },
    {
      key: 'answers',
      head: 'Action',
      align: 'right',
      render: (row) => (
        <RowButton
          aria-label={`Answers of ${row.name}`}
          aria-expanded={open === row.ID}
          onClick={() => setOpen(open === row.ID ? null : row.ID)}
        >
          Answers
        </RowButton>
      ),
    },
  ];
  return (
    <Panel title="Feeds">
      {rows.length === 0 ? (
        <PanelEmpty>No feed is set up.</PanelEmpty>
      ) : (
        <DataTable
          caption="Feeds"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) =>
            `Last good ${when(row.last_good)}, ${row.refused} refused, ${row.by_hand} by hand. ${row.address || row.usual_address}`
          }
        />
      )}
      {result && (
        <Block>
          <RawResult result={result} />
        </Block>
      )}
      {open !== null && <Payloads name={open} />}
    </Panel>
  );
}

function Payloads({ name }: { name: string }) {
  const { data: page } = useConsole();
  const read = useRead('GET ad/feed', { name }, page);
  return (
    <ReadGate read={read} rows={4} stays>
      {({ payloads: { data } }) => <PayloadList rows={data} />}
    </ReadGate>
  );
}

function PayloadList({ rows }: { rows: DataOf<'GET ad/feed'>['payloads']['data'] }) {
  if (rows.length === 0) return <PanelEmpty>It has not answered yet, or its answers are too old to be kept.</PanelEmpty>;
  return (
    <Block>
      {rows.map((payload) => (
        <div key={payload.ID}>
          <Note>
            {formatDayTime(payload.at)}, {payload.ok === 1 ? `${payload.bytes} bytes` : 'failed'}
            {payload.refused.length > 0 && `. Refused: ${payload.refused.join(' ')}`}
          </Note>
          {payload.body !== '' && <JsonBox label={`Answer of ${formatDayTime(payload.at)}`} text={payload.body} />}
        </div>
      ))}
    </Block>
  );
}
