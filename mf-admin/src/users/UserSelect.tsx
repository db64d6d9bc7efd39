import { useDeferredValue, useId, useState } from 'react';
import { PanelError } from '@poolhouse/shared-ui/board';
import { Field } from '@poolhouse/shared-ui/screen';
import type { AdminUserRow } from '@poolhouse/contract';
import { useUsers } from './useUsers';

export type ChosenUser = AdminUserRow;

interface Props {
  label?: string;
  value: ChosenUser | null;
  onChange(user: ChosenUser | null): void;
}

/** One of the users: a list where all of them fit into one, else found as one types. */
export function UserSelect({ label = 'User', value, onChange }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const { rows: users, total, error, retry } = useUsers(wanted);
  const few = typed === '' && total <= users.length;
  const byEmail = (email: string) => users.find((user) => user.Email.toLowerCase() === email.trim().toLowerCase()) ?? null;
  if (few)
    return (
      <Field label={label}>
        {(part) => (
          <select {...part} value={value?.Email ?? ''} onChange={(event) => onChange(byEmail(event.target.value))}>
            <option value="">Choose a user</option>
            {users.map((user) => (
              <option key={user.id} value={user.Email}>
                {user.username}, {user.Email}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  return (
    <>
      <Field label={label} hint={value ? value.username : 'Type a name or an address, and choose'}>
        {(part) => (
          <>
            <input
              {...part}
              type="text"
              list={list}
              autoComplete="off"
              value={value && typed === '' ? value.Email : typed}
              onChange={(event) => {
                setTyped(event.target.value);
                onChange(byEmail(event.target.value));
              }}
            />
            <datalist id={list}>
              {users.map((user) => (
                <option key={user.id} value={user.Email}>
                  {user.username}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {error && <PanelError message={error.message} onRetry={retry} />}
    </>
  );
}
