import { useEffect, useState, type FormEvent } from 'react';
import type { DataOf } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Form, Note } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { UserSelect, type ChosenUser } from '../../users/UserSelect';
import { touchedBy } from './touched.rules';

/** Closes an account; whoever does it types the address, so that nobody is removed by a slip. */
export function RemoveUser() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [typed, setTyped] = useState('');
  const entries = useEntries(user);
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
      {user && entries && (
        <>
          <Note>
            {plural(entries.length, 'entry', 'entries')}
            {touchedBy(entries)}. Those of past seasons stay by name; open ones are removed.
          </Note>
          <Field label={`Type ${user.Email} to confirm`}>
            {(part) => <input {...part} type="text" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />}
          </Field>
        </>
      )}
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={pending || !user || typed.trim().toLowerCase() !== user.Email.toLowerCase()}
      >
        Remove User
      </Button>
      <RawResult result={result} />
    </Form>
  );
}

type Entries = DataOf<'GET ad/user_entries'>['user_entries']['data'];

/** What hangs on the player, read when one is chosen. */
function useEntries(user: ChosenUser | null): Entries | null {
  const api = useApi();
  const [found, setFound] = useState<{ of: number; entries: Entries } | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    const gone = new AbortController();
    void api.call('GET ad/user_entries', { query: { user_id: user.id }, signal: gone.signal }).then((answer) => {
      if (!gone.signal.aborted && answer.data) setFound({ of: user.id, entries: answer.data.user_entries.data });
    });
    return () => gone.abort();
  }, [api, user]);
  return user && found?.of === user.id ? found.entries : null;
}
