import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { useState, type FormEvent } from 'react';
import { MainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { FormColumn, Lead } from '../forms/form.styles';
import { GuestLink } from '../forms/GuestLink';

/** The same for every name, so that nobody learns who plays here. */
const SENT = 'If that is a player of this site, a link is on its way. It comes by e-mail and works once.';

/** Asks for a mail with a link that sets a new password. */
export function ForgotForm() {
  const api = useApi();
  const [name, setName] = useState('');
  const { run, pending, result } = useAction((username: string) => api.call('POST na/forgot', { body: { username } }), { done: SENT });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void run(name);
  };

  return (
    <>
      <Lead>Tell us who you are, and we send you a link with which you choose a new password.</Lead>
      <FormColumn onSubmit={submit} aria-label="Forgot password" noValidate>
        <PlainField
          id="forgot-name"
          name="username"
          label="Username or e-mail"
          helper="username or e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <MainButton type="submit" disabled={pending || name.trim() === ''}>
          {pending ? 'Sending' : 'Send me a link'}
        </MainButton>
        <ResultText result={result} />
        <GuestLink hash="">Back to sign in</GuestLink>
      </FormColumn>
    </>
  );
}
