import type { ReleaseRow } from '@poolhouse/contract';
import { formatDayTime, plural, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { FormResult, Note } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { Confirm } from '../form/Confirm';
import { useTool } from '../form/useTool';
import { Block } from '../look/Block';
import { RowButton } from '../look/RowButton';
import { Warning } from '../look/Warning';

const facts: Column<ReleaseRow>[] = [
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
];

const columnsOf = (onBack: (row: ReleaseRow) => void): Column<ReleaseRow>[] => [
  ...facts,
  {
    key: 'back',
    head: 'Action',
    align: 'right',
    render: (row) =>
      row.can_roll_back === 1 && (
        <RowButton aria-label={`Roll back ${row.remote}`} onClick={() => onBack(row)}>
          Roll back
        </RowButton>
      ),
  },
];

const restOf = (row: ReleaseRow): string =>
  `Since ${row.since === '' ? 'its build' : formatDayTime(row.since)}${row.by ? ` by ${row.by}` : ''}, ${plural(row.failures, 'failure')} in 7 days`;

/** What is live, whether its files are whole, and the way back to what was live before. */
export function ReleasesPanel({ rows }: { rows: readonly ReleaseRow[] }) {
  const [asking, setAsking] = useState<ReleaseRow | null>(null);
  const { check, back, faults } = useReleases(() => setAsking(null));
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
        <DataTable caption="Deployments" columns={columnsOf(setAsking)} rows={rows} rowKey={(row) => row.ID} rest={restOf} />
      )}
      {asking && <AskBack row={asking} pending={back.pending} onYes={() => void back.run(asking.remote)} onNo={() => setAsking(null)} />}
      <Block>
        <FormResult result={back.result ?? check.result} />
        {faults.map((fault) => (
          <Note key={fault}>{fault}</Note>
        ))}
      </Block>
    </Panel>
  );
}

function useReleases(onBack: () => void) {
  const api = useApi();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const check = useTool(() => api.call('POST ad/check_remotes'), {
    onDone: (data) => setFaults(data.faults),
    done: ({ checked, damaged }) => `success: ${plural(checked, 'file')} checked, ${damaged} damaged`,
  });
  const back = useTool((id: string) => api.call('POST ad/rollback_remote', { body: { id } }), {
    onDone: onBack,
    done: ({ said }) => `success: ${said.join(' ')}`,
  });
  return { check, back, faults };
}

function AskBack({ row, ...rest }: { row: ReleaseRow; pending: boolean; onYes(): void; onNo(): void }) {
  return (
    <Confirm
      question={
        <>
          Roll <b>{row.remote}</b> back from {row.version}? Pages that are open go on with what they have; the next page gets what was live
          before.
        </>
      }
      yes="Roll back"
      {...rest}
    />
  );
}
