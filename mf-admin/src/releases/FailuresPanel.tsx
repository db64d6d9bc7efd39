import type { DataOf } from '@poolhouse/contract';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { useConsole } from '../facts/console.context';
import { Row, Rows } from '../look/Rows';

/** What browsers could not load or run. */
export function FailuresPanel() {
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
    <Rows>
      {rows.map((row) => (
        <Row key={row.ID}>
          <span>
            {row.remote} {row.version}: {row.kind.replaceAll('_', ' ')}
            <small>
              {[row.message, row.file, row.page].filter(Boolean).join(' · ')}, {plural(row.count, 'time')}, last{' '}
              {formatDayTime(row.last_at)}
            </small>
          </span>
        </Row>
      ))}
    </Rows>
  );
}
