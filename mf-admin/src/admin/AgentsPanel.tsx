import { TriangleAlert } from 'lucide-react';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import type { ContestAgentRow } from '@poolhouse/contract';
import { Nowrap } from '../look/Nowrap';
import { Quiet } from '../look/Quiet';
import { Warning } from '../look/Warning';
import { Block } from '../look/Block';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { RateCell } from './RateCell';
import { titleOf } from './agent.rules';
import { Switch } from './Switch';

/** The jobs that the site does by itself. */
export function AgentsPanel({ rows }: { rows: readonly ContestAgentRow[] }) {
  const api = useApi();
  const late = rows.filter((row) => row.late === 1).length;
  const toggle = useTool((query: { name: string; active: 0 | 1 }) => api.call('GET ad/toggleagent', { query }));
  const start = useTool((name: string) => api.call('POST ad/run_agent', { body: { name } }));
  const columns: Column<ContestAgentRow>[] = [
    {
      key: 'name',
      head: 'Name',
      rowHead: true,
      render: (row) => (
        <>
          <span title={row.name}>{titleOf(row)}</span> <Quiet>{row.outcome}</Quiet>
        </>
      ),
    },
    {
      key: 'active',
      head: 'Active',
      render: (row) => (
        <Switch
          label={`${titleOf(row)} active`}
          on={row.active === 1}
          disabled={toggle.pending}
          onChange={(on) => void toggle.run({ name: row.name, active: on ? 1 : 0 })}
        />
      ),
    },
    { key: 'rate', head: 'Refresh Rate', align: 'right', hideOnPhone: true, render: (row) => <RateCell agent={row} /> },
    {
      key: 'last',
      head: 'Last Runtime',
      align: 'right',
      hideOnPhone: true,
      render: (row) => <LastRun row={row} late={row.late === 1} />,
    },
    {
      key: 'run',
      head: 'Action',
      align: 'right',
      render: (row) => (
        <RowButton
          aria-label={`Run now: ${titleOf(row)}`}
          disabled={start.pending || row.active === 0}
          onClick={() => void start.run(row.name)}
        >
          Run now
        </RowButton>
      ),
    },
  ];
  const said = start.result ?? toggle.result;
  return (
    <Panel
      title="Contest Agents"
      action={
        late > 0 && (
          <Warning>
            <TriangleAlert size={16} aria-hidden /> {late} late
          </Warning>
        )
      }
    >
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
              Every <RateCell agent={row} />, last <LastRun row={row} late={row.late === 1} />
            </>
          )}
        />
      )}
      {said && (
        <Block>
          <RawResult result={said} />
        </Block>
      )}
    </Panel>
  );
}

function LastRun({ row, late }: { row: ContestAgentRow; late: boolean }) {
  if (row.last_runtime === '') return <Quiet>never</Quiet>;
  const at = <Nowrap>{formatDayTime(row.last_runtime)}</Nowrap>;
  return late ? (
    <Warning>
      <TriangleAlert size={16} role="img" aria-label="Late" /> {at}
    </Warning>
  ) : (
    at
  );
}
