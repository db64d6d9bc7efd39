import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Confirm } from '../../form/Confirm';
import { Form } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { UserSelect, type ChosenUser } from '../../users/UserSelect';

/** Gives a player another address; both addresses are told. */
export function ChangeEmail() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const { run, pending, result } = useTool(
    (change: { oldEmail: string; newEmail: string }) => api.call('GET ad/changeuseremail', { query: change }),
    {
      onDone: () => {
        setUser(null);
        setEmail('');
      },
    },
  );
  const newEmail = email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <Form onSubmit={submit} aria-label="Change Email" noValidate>
      <UserSelect label="Old email" value={user} onChange={setUser} />
      <Field label="New email">
        {(part) => (
          <input
            {...part}
            type="email"
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {asking && user ? (
        <Confirm
          question={
            <>
              From <b>{user.Email}</b> to <b>{newEmail}</b>? Both get a mail; devices stay signed in.
            </>
          }
          yes="Change Email"
          pending={pending}
          onYes={() => void run({ oldEmail: user.Email, newEmail }).then(() => setAsking(false))}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button type="submit" variant="contained" disabled={pending || !user || newEmail === ''}>
          Change Email
        </Button>
      )}
      <RawResult result={result} />
    </Form>
  );
}
