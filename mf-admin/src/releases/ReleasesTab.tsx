import { useState } from 'react';
import { formatDayTime, plural, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ReadGate, useRead, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { DataOf, ReleaseRow } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { Tiles } from '../look/Tiles';
import { Warning } from '../look/Warning';
import { Confirm } from '../form/Confirm';
import { Block } from '../look/Block';
import { Note } from '../look/Note';
import { ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';

/** What is live of each remote, for whom, and how it fares. Publishing stays with the teams' command. */
export default function ReleasesTab() {
  const { data } = useConsole();
  return (
    <Tiles>
      <ReleasesPanel rows={data.releases.data} />
      <FailuresPanel />
    </Tiles>
  );
}

function ReleasesPanel({ rows }: { rows: readonly ReleaseRow[] }) {
  const api = useApi();
  const [asking, setAsking] = useState<ReleaseRow | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const check = useTool(() => api.call('POST ad/check_remotes'), {
    onDone: (data) => setFaults(data.faults),
    done: ({ checked, damaged }) => `success: ${plural(checked, 'file')} checked, ${damaged} damaged`,
  });
  const back = useTool((id: string) => api.call('POST ad/rollback_remote', { body: { id } }), {
    onDone: () => setAsking(null),
    done: ({ said }) => `success: ${said.join(' ')}`,
  });
  const columns: Column<ReleaseRow>[] = [
    { key: 'remote', head: 'Remote', rowHead: true, render: (row) => row.remote },
    { key: 'version', head: 'Version', render: (row) => row.version },
    { key: 'given', head: 'Given to', render: (row) => row.given },
    { key: 'since', head: 'Since', hideOnPhone: true, render: (row) => (row.since === '' ? '–' : formatDayTime(row.since)) },
    { key: 'by', head: 'By', hideOnPhone: true, render: (row) => row.by || '–' },
    {
      key: 'failures',
      head: 'Failures, 7 days',
      align: 'right',
      hideOnPhone: true,
      render: (row) => (row.failures === 0 ? 0 : <Warning>{row.failures}</Warning>),
    },
    {
      key: 'back',
      head: 'Action',
      align: 'right',
      render: (row) =>
        row.can_roll_back === 1 && (
          <RowButton aria-label={`Roll back ${row.remote}`} onClick={() => setAsking(row)}>
            Roll back
          </RowButton>
        ),
    },
  ];
  return (
    <Panel
      title="Deployments"
      action={
        <Button color="inherit" variant="outlined" disabled={check.pending} onClick={() => void check.run()}>
          {check.pending ? 'Checking' : 'Check every file'}
        </Button>
      }
      foot="New versions are published by their teams: npm run release."
    >
      {rows.length === 0 ? (
        <PanelEmpty>No remote is live.</PanelEmpty>
      ) : (
        <DataTable
          caption="Deployments"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) =>
            `Since ${row.since === '' ? 'its build' : formatDayTime(row.since)}${row.by ? ` by ${row.by}` : ''}, ${plural(row.failures, 'failure')} in 7 days`
          }
        />
      )}
      {asking && (
        <Confirm
          question={
            <>
              Roll <b>{asking.remote}</b> back from {asking.version}? Pages that are open go on with what they have; the next page gets what
              was live before.
            </>
          }
          yes="Roll back"
          pending={back.pending}
          onYes={() => void back.run(asking.remote)}
          onNo={() => setAsking(null)}
        />
      )}
      <Block>
        <RawResult result={back.result ?? check.result} />
        {faults.map((fault) => (
          <Note key={fault}>{fault}</Note>
        ))}
      </Block>
    </Panel>
  );
}

function FailuresPanel() {
  const { data: page } = useConsole();
  const read = useRead('GET ad/remote_failures', {}, page);
  return (
    <Panel title="What browsers said" foot="Failures of remotes in the last 7 days, the latest first.">
      <ReadGate read={read} stays>
        {({ failures: { data } }) => (data.length === 0 ? <PanelEmpty>No remote has failed.</PanelEmpty> : <FailureList rows={data} />)}
      </ReadGate>
    </Panel>
  );
}

function FailureList({ rows }: { rows: DataOf<'GET ad/remote_failures'>['failures']['data'] }) {
  return (
    <ListRows>
      {rows.map((row) => (
        <li key={row.ID}>
          <span>
            {row.remote} {row.version}: {row.kind.replaceAll('_', ' ')}
            <small>
              {[row.message, row.file, row.page].filter(Boolean).join(' · ')}, {plural(row.count, 'time')}, last{' '}
              {formatDayTime(row.last_at)}
            </small>
          </span>
        </li>
      ))}
    </ListRows>
  );
}
