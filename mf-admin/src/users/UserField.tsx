import { PanelError } from '@poolhouse/shared-ui/board';
import { InputField, SelectField, useFormContext, useWatch } from '@poolhouse/shared-ui/desk';
import { useId } from 'react';
import { useFoundUsers, type FoundUsers } from './useFoundUsers';

/** What a form holds that is about one user. */
export interface OfUser {
  email: string;
}

interface Props {
  label?: string;
  onChanged?(): void;
}

/** One of the users, by address, in a form that holds it as `email`: a list where all of them fit into one, else found as one types. */
export function UserField({ label = 'User', onChanged }: Props) {
  const { control } = useFormContext<OfUser>();
  const found = useFoundUsers(useWatch({ control, name: 'email' }));
  if (!found.few) return <TypedUser label={label} found={found} onChanged={onChanged} />;
  return (
    <SelectField
      control={control}
      name="email"
      label={label}
      onChanged={onChanged}
      choices={[
        { value: '', label: 'Choose a user' },
        ...found.users.map(({ Email, username }) => ({ value: Email, label: `${username}, ${Email}` })),
      ]}
    />
  );
}

function TypedUser({ label = 'User', found: { users, user, error, retry }, onChanged }: Props & { found: FoundUsers }) {
  const { control } = useFormContext<OfUser>();
  const list = useId();
  return (
    <div>
      <InputField
        control={control}
        name="email"
        label={label}
        hint={user ? user.username : 'Type a name or an address, and choose'}
        onChanged={onChanged}
        input={{ list }}
      />
      <datalist id={list}>
        {users.map(({ id, Email, username }) => (
          <option key={id} value={Email}>
            {username}
          </option>
        ))}
      </datalist>
      {error && <PanelError message={error.message} onRetry={retry} />}
    </div>
  );
}
