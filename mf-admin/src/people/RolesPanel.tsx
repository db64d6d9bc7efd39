import type { RoleRow } from '@poolhouse/contract';
import { formatMonthDay, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';
import { GiveRole } from './GiveRole';
import { revokeBody, roleWords } from './roles.rules';

/** Who may do what beside the players. Nobody raises themself; the last of a role stays. */
export function RolesPanel() {
  const api = useApi();
  const { data } = useConsole();
  const revoke = useTool((row: RoleRow) => api.call('POST ad/revoke_role', { body: revokeBody(row) }));
  const rows = data.roles.data;
  return (
    <Panel title="Roles" action={String(rows.length)}>
      {rows.length === 0 ? (
        <PanelEmpty>Nobody beside you.</PanelEmpty>
      ) : (
        <Rows>
          {rows.map((row) => (
            <RoleLine key={row.ID} row={row} pending={revoke.pending} onTakeBack={() => void revoke.run(row)} />
          ))}
        </Rows>
      )}
      <ResultBlock result={revoke.result} />
      <GiveRole />
    </Panel>
  );
}

function RoleLine({ row, pending, onTakeBack }: { row: RoleRow; pending: boolean; onTakeBack(): void }) {
  const { data } = useConsole();
  const words = roleWords(row, (id) => data.active_contests.data.find((contest) => contest.id === id)?.name ?? 'a contest');
  return (
    <Row>
      <span>
        {row.username}
        <small>
          {words}
          {row.granted_by !== '' && `, by ${row.granted_by} ${formatMonthDay(row.granted_at)}`}
        </small>
      </span>
      <RowButton variant="text" aria-label={`Take back: ${row.username}, ${words}`} disabled={pending} onClick={onTakeBack}>
        Take back
      </RowButton>
    </Row>
  );
}
