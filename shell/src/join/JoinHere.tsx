import type { Invitation } from '@poolhouse/contract';
import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useState, type FormEvent } from 'react';
import { FormColumn, FormError } from '../forms/form.styles';
import { EntryField } from './EntryField';
import { FormerEntry } from './FormerEntry';

/** Somebody who has an account here joins with it. */
export function JoinHere({ code, invitation, username }: { code: string; invitation: Invitation; username: string }) {
  const api = useApi();
  const { renew } = useSession();
  const navigate = useNavigate();
  const [entry, setEntry] = useState('');
  const [claim, setClaim] = useState(0);
  const { run, pending, error } = useAction(
    () =>
      api.call('POST utils/join', {
        body: { code, ...(entry.trim() !== '' && { entry_name: entry.trim() }), ...(claim > 0 && { claim }) },
      }),
    {
      onDone: async ({ next }) => {
        await renew();
        await navigate(next || '/', { replace: true });
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void run();
  };
  return (
    <FormColumn onSubmit={submit} aria-label="Join" noValidate>
      {invitation.contests.length > 0 && <EntryField hint={`Left out: ${username}`} value={entry} onChange={setEntry} />}
      <FormerEntry former={invitation.former} value={claim} onChange={setClaim} />
      <Button type="submit" variant="contained" disabled={pending}>
        {pending ? 'Joining' : `Join as ${username}`}
      </Button>
      <FormError role="alert">{error?.message}</FormError>
    </FormColumn>
  );
}
