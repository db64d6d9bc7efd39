import type { Invitation } from '@poolhouse/contract';
import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useState, type FormEvent } from 'react';
import { FormColumn, FormError } from '../home/form.styles';
import { PasswordField } from '../setpassword/PasswordField';
import { EntryField } from './EntryField';
import { FormerEntry } from './FormerEntry';

/** A new player's name, entry name, e-mail and password; afterwards they stand signed in before their first pick. */
export function JoinForm({ code, invitation }: { code: string; invitation: Invitation }) {
  const api = useApi();
  const { endSecondStep } = useSession();
  const navigate = useNavigate();
  const [fields, setFields] = useState({ name: '', entry: '', email: '', password: '' });
  const [claim, setClaim] = useState(0);
  const edit = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });
  const { run, pending, error } = useAction(
    () =>
      api.call('POST na/join', {
        body: {
          code,
          name: fields.name.trim(),
          email: fields.email.trim(),
          password: fields.password,
          ...(fields.entry.trim() !== '' && { entry_name: fields.entry.trim() }),
          ...(claim > 0 && { claim }),
        },
      }),
    {
      onDone: async ({ next, ...session }) => {
        endSecondStep(session);
        await navigate(next || '/', { replace: true });
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void run();
  };
  const wrong = error?.fields ?? {};
  return (
    <FormColumn onSubmit={submit} aria-label="Join" noValidate>
      <Field label="Your name" hint="As the others see it" error={wrong.name && `It ${wrong.name}`}>
        {(part) => (
          <input
            {...part}
            type="text"
            autoComplete="nickname"
            maxLength={40}
            value={fields.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
        )}
      </Field>
      {invitation.contests.length > 0 && (
        <EntryField
          hint="Left out: your name"
          error={wrong.entry_name && `It ${wrong.entry_name}`}
          value={fields.entry}
          onChange={(entry) => edit({ entry })}
        />
      )}
      <Field label="E-mail" error={wrong.email && `It ${wrong.email}`}>
        {(part) => (
          <input
            {...part}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={fields.email}
            onChange={(event) => edit({ email: event.target.value })}
          />
        )}
      </Field>
      <PasswordField
        value={fields.password}
        refused={wrong.password && `It ${wrong.password}`}
        onChange={(password) => edit({ password })}
      />
      <FormerEntry former={invitation.former} value={claim} onChange={setClaim} />
      <Button
        type="submit"
        variant="contained"
        disabled={pending || fields.name.trim() === '' || fields.email.trim() === '' || fields.password === ''}
      >
        {pending ? 'Joining' : 'Join'}
      </Button>
      <FormError role="alert">{error?.message}</FormError>
    </FormColumn>
  );
}
