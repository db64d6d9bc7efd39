import type { LinkMode } from '@poolhouse/contract';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useState, type FormEvent } from 'react';
import { FormColumn } from '../forms/form.styles';
import { PasswordField } from '../forms/PasswordField';
import { Redirect } from './Redirect';
import { useSetPassword } from './useSetPassword';

/** The name to read, the password to choose, and what came of it. */
export function PasswordForm({ guid, username, mode }: { guid: string; username: string; mode: LinkMode }) {
  const [password, setPassword] = useState('');
  const { outcome, refused, pending, set, again } = useSetPassword(guid, username, mode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !pending && !outcome) void set(password);
  };
  return (
    <FormColumn onSubmit={submit} aria-label="Set password" noValidate>
      <TextField
        id="username"
        value={username}
        helperText="username"
        slotProps={{ htmlInput: { 'aria-label': 'Username', name: 'username', autoComplete: 'username', readOnly: true } }}
      />
      <PasswordField
        value={password}
        disabled={outcome !== null && refused === undefined}
        refused={refused}
        onChange={(typed) => {
          // Whoever types another one stays.
          if (outcome) again();
          setPassword(typed);
        }}
      />
      <Button type="submit" variant="contained" disabled={password === '' || pending || outcome !== null}>
        {pending ? 'Setting your password' : 'Submit'}
      </Button>
      <ResultText result={refused === undefined ? outcome : null} />
      {outcome && <Redirect />}
      {outcome && !outcome.ok && <Button onClick={again}>Stay and try again</Button>}
    </FormColumn>
  );
}
