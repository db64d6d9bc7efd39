import type { Invitation } from '@poolhouse/contract';
import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useState, type FormEvent } from 'react';
import { FormColumn, FormError } from '../forms/form.styles';
import { JoinFields, type Joining } from './JoinFields';

const NOTHING: Joining = { name: '', entry: '', email: '', password: '', claim: 0 };

/** A new player's name, entry name, e-mail and password; afterwards they stand signed in before their first pick. */
export function JoinForm({ code, invitation }: { code: string; invitation: Invitation }) {
  const [joining, setJoining] = useState(NOTHING);
  const { run, pending, error } = useJoin(code);
  const lacks = joining.name.trim() === '' || joining.email.trim() === '' || joining.password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void run(joining);
  };
  return (
    <FormColumn onSubmit={submit} aria-label="Join" noValidate>
      <JoinFields
        invitation={invitation}
        joining={joining}
        wrong={error?.fields ?? {}}
        edit={(change) => setJoining({ ...joining, ...change })}
      />
      <Button type="submit" variant="contained" disabled={pending || lacks}>
        {pending ? 'Joining' : 'Join'}
      </Button>
      <FormError role="alert">{error?.message}</FormError>
    </FormColumn>
  );
}

/** Makes the account, signs it in and opens what comes first for it. */
function useJoin(code: string) {
  const api = useApi();
  const { endSecondStep } = useSession();
  const navigate = useNavigate();
  const join = ({ name, entry, email, password, claim }: Joining) =>
    api.call('POST na/join', {
      body: {
        code,
        name: name.trim(),
        email: email.trim(),
        password,
        ...(entry.trim() !== '' && { entry_name: entry.trim() }),
        ...(claim > 0 && { claim }),
      },
    });
  return useAction(join, {
    onDone: async ({ next, ...session }) => {
      endSecondStep(session);
      await navigate(next || '/', { replace: true });
    },
  });
}
