import { useState, type FormEvent } from 'react';
import { formatMonthDay, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { RoleRow } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { Form, ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { UserSelect, type ChosenUser } from '../users/UserSelect';
import { roleBody, roleWords } from './roles.rules';
import { seasonName } from '../contests/season-name.rules';

/** Who may do what beside the players. Nobody raises themself; the last of a role stays. */
export function RolesPanel() {
  const api = useApi();
  const { seat, group, data } = useConsole();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [role, setRole] = useState<RoleRow['role']>('helper');
  const [contest, setContest] = useState(data.active_contests.data[0]?.id ?? 0);
  const grant = useTool((user_id: number) => api.call('POST ad/grant_role', { body: roleBody({ user_id, role, group, contest }) }), {
    onDone: () => setUser(null),
  });
  const revoke = useTool((row: RoleRow) =>
    api.call('POST ad/revoke_role', {
      body: {
        user_id: row.user_id,
        role: row.role,
        ...(row.group_number !== null && { group_number: row.group_number }),
        ...(row.contest_id !== null && { contest_id: row.contest_id }),
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) void grant.run(user.id);
  };
  const contestName = (id: number) => data.active_contests.data.find((row) => row.id === id)?.name ?? 'a contest';
  return (
    <Panel title="Roles" action={String(data.roles.data.length)}>
      {data.roles.data.length === 0 ? (
        <PanelEmpty>Nobody beside you.</PanelEmpty>
      ) : (
        <ListRows>
          {data.roles.data.map((row) => (
            <li key={row.ID}>
              <span>
                {row.username}
                <small>
                  {roleWords(row, contestName)}
                  {row.granted_by !== '' && `, by ${row.granted_by} ${formatMonthDay(row.granted_at)}`}
                </small>
              </span>
              <RowButton
                variant="text"
                aria-label={`Take back: ${row.username}, ${roleWords(row, contestName)}`}
                disabled={revoke.pending}
                onClick={() => void revoke.run(row)}
              >
                Take back
              </RowButton>
            </li>
          ))}
        </ListRows>
      )}
      <Form onSubmit={submit} aria-label="Give a role">
        <UserSelect value={user} onChange={setUser} />
        <Field label="Role" hint="A helper enters picks and messages of one contest and sees no addresses">
          {(part) => (
            <select {...part} value={role} onChange={(event) => setRole(event.target.value as RoleRow['role'])}>
              <option value="helper">Helper of a contest</option>
              <option value="commissioner">Commissioner of {seat.group_name}</option>
              {seat.role === 'site' && <option value="site">Site administrator</option>}
            </select>
          )}
        </Field>
        {role === 'helper' && (
          <Field label="Contest">
            {(part) => (
              <select {...part} value={contest} onChange={(event) => setContest(Number(event.target.value))}>
                {data.active_contests.data.map((row) => (
                  <option key={row.id} value={row.id}>
                    {seasonName(row)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Button type="submit" color="inherit" variant="outlined" disabled={grant.pending || !user || (role === 'helper' && contest === 0)}>
          Give the role
        </Button>
        <RawResult result={grant.result ?? revoke.result} />
      </Form>
    </Panel>
  );
}
