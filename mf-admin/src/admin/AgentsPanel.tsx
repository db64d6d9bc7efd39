import type { ContestAgentRow } from '@poolhouse/contract';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { TriangleAlert } from 'lucide-react';
import { useTool } from '../form/useTool';
import { Nowrap } from '../look/Nowrap';
import { OnOff } from '../look/OnOff';
import { Quiet } from '../look/Quiet';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Warning } from '../look/Warning';
import { titleOf } from './agent.rules';
import { RateCell } from './RateCell';

const facts: Column<ContestAgentRow>[] = [
  { key: 'rate', head: 'Refresh Rate', align: 'right', hideOnPhone: true, render: (row) => <RateCell agent={row} /> },
  { key: 'last', head: 'Last Runtime', align: 'right', hideOnPhone: true, render: (row) => <LastRun row={row} /> },
];
const name: Column<ContestAgentRow> = {
  key: 'name',
  head: 'Name',
  rowHead: true,
  render: (row) => (
    <>
      <span title={row.name}>{titleOf(row)}</span> <Quiet>{row.outcome}</Quiet>
    </>
  ),
};

/** What can be done about an agent, and whether something is under way. */
interface Presses {
  readonly busy: boolean;
  toggle(name: string, on: boolean): void;
  start(name: string): void;
}

const columnsOf = ({ busy, toggle, start }: Presses): Column<ContestAgentRow>[] => [
  name,
  {
    key: 'active',
    head: 'Active',
    render: (row) => (
      <OnOff label={`${titleOf(row)} active`} on={row.active === 1} disabled={busy} onChange={(on) => toggle(row.name, on)} />
    ),
  },
  ...facts,
  {
    key: 'run',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <RowButton aria-label={`Run now: ${titleOf(row)}`} disabled={busy || row.active === 0} onClick={() => start(row.name)}>
        Run now
      </RowButton>
    ),
  },
];

/** The jobs that the site does by itself. */
export function AgentsPanel({ rows }: { rows: readonly ContestAgentRow[] }) {
  const api = useApi();
  const toggle = useTool((query: { name: string; active: 0 | 1 }) => api.call('GET ad/toggleagent', { query }));
  const start = useTool((agent: string) => api.call('POST ad/run_agent', { body: { name: agent } }));
  const columns = columnsOf({
    busy: toggle.pending || start.pending,
    toggle: (agent, on) => void toggle.run({ name: agent, active: on ? 1 : 0 }),
    start: (agent) => void start.run(agent),
  });
  return (
    <Panel title="Contest Agents" action={<LateCount rows={rows} />}>
      {rows.length === 0 ? (
        <PanelEmpty>No agent is set up here.</PanelEmpty>
      ) : (
        <DataTable
          caption="Contest agents"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.ID}
          rest={(row) => (
            <>
              Every <RateCell agent={row} />, last <LastRun row={row} />
            </>
          )}
        />
      )}
      <ResultBlock result={start.result ?? toggle.result} />
    </Panel>
  );
}

function LateCount({ rows }: { rows: readonly ContestAgentRow[] }) {
  const late = rows.filter((row) => row.late === 1).length;
  if (late === 0) return null;
  return (
    <Warning>
      <TriangleAlert size={16} aria-hidden /> {late} late
    </Warning>
  );
}

function LastRun({ row }: { row: ContestAgentRow }) {
  if (row.last_runtime === '') return <Quiet>never</Quiet>;
  const at = <Nowrap>{formatDayTime(row.last_runtime)}</Nowrap>;
  return row.late === 1 ? (
    <Warning>
      <TriangleAlert size={16} role="img" aria-label="Late" /> {at}
    </Warning>
  ) : (
    at
  );
}
