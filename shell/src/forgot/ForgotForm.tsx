import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useLocation } from '@poolhouse/shared-ui/router';
import { useState, type FormEvent } from 'react';
import { FormColumn, FormLink, Lead } from '../home/form.styles';

/** The same for every name, so that nobody learns who plays here. */
const SENT = 'If that is a player of this site, a link is on its way. It comes by e-mail and works once.';

/** Asks for a mail with a link that sets a new password. */
export function ForgotForm() {
  const api = useApi();
  const { state } = useLocation();
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
        <TextField
          id="forgot-name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          helperText="username or e-mail"
          slotProps={{
            htmlInput: {
              'aria-label': 'Username or e-mail',
              name: 'username',
              autoComplete: 'username',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: 254,
            },
          }}
        />
        <Button type="submit" variant="contained" disabled={pending || name.trim() === ''}>
          {pending ? 'Sending' : 'Send me a link'}
        </Button>
        <ResultText result={result} />
        <FormLink to="/" state={state}>
          Back to sign in
        </FormLink>
      </FormColumn>
    </>
  );
}
