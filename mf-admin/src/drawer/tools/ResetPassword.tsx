import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Form } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { UserSelect, type ChosenUser } from '../../users/UserSelect';

/** Sends a player the link to choose a password, or to join for one who never had any. */
export function ResetPassword() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const { run, pending, result } = useTool((email: string) => api.call('GET ad/ResetPassword', { query: { userName: email } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) void run(user.Email);
  };
  return (
    <Form onSubmit={submit} aria-label="Reset Password">
      <UserSelect value={user} onChange={setUser} />
      <Button type="submit" variant="contained" disabled={pending || !user}>
        Reset Password
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
