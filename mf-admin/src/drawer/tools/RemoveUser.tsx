import { useState, type FormEvent } from 'react';
import { plural, useApi } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Note } from '../../look/Note';
import { Form } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { UserSelect, type ChosenUser } from '../../users/UserSelect';
import { touchedBy } from './touched.rules';

/** Closes an account; whoever does it types the address, so that nobody is removed by a slip. */
export function RemoveUser() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [typed, setTyped] = useState('');
  const read = useRead('GET ad/user_entries', user && { user_id: user.id });
  const { run, pending, result } = useTool((email: string) => api.call('GET ad/RemoveUser', { query: { email } }), {
    onDone: () => {
      setUser(null);
      setTyped('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) void run(user.Email);
  };
  return (
    <Form onSubmit={submit} aria-label="Remove User">
      <UserSelect value={user} onChange={setUser} />
      {user && (
        <ReadGate read={read} rows={2}>
          {({ user_entries: { data: entries } }) => (
            <>
              <Note>
                {plural(entries.length, 'entry', 'entries')}
                {touchedBy(entries)}. Those of past seasons stay by name; open ones are removed.
              </Note>
              <Field label={`Type ${user.Email} to confirm`}>
                {(part) => (
                  <input {...part} type="text" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
                )}
              </Field>
            </>
          )}
        </ReadGate>
      )}
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={pending || !user || read.data === null || read.error !== null || typed.trim().toLowerCase() !== user.Email.toLowerCase()}
      >
        Remove User
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
