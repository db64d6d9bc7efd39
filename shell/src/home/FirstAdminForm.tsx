import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { useState, type FormEvent } from 'react';
import { FormColumn, FormError, Lead } from './form.styles';

/** A site without accounts: whoever holds the server's one-time link makes the first one. */
export function FirstAdminForm({ token }: { token: string }) {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [fields, setFields] = useState({ name: '', email: '', password: '' });
  const { run, pending, error } = useAction(() => api.call('POST na/firstadmin', { body: { token, ...fields } }), {
    onDone: async () => {
      // The token is spent; it leaves the address before anybody bookmarks it.
      await navigate('/', { replace: true });
      await signIn(fields.email, fields.password);
    },
  });
  const refused = error?.fields ?? {};
  const said = (field: keyof typeof fields, usual: string) => ({
    error: refused[field] !== undefined,
    helperText: refused[field] ?? usual,
  });
  const set = (field: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [field]: event.target.value });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <>
      <Lead>This site has no administrator yet. Make your account; it will be its first.</Lead>
      <FormColumn onSubmit={submit} aria-label="First administrator" noValidate>
        <TextField
          id="name"
          value={fields.name}
          onChange={set('name')}
          {...said('name', 'your name, as players see it')}
          slotProps={{ htmlInput: { 'aria-label': 'Name', autoComplete: 'nickname' } }}
        />
        <TextField
          id="email"
          type="email"
          value={fields.email}
          onChange={set('email')}
          {...said('email', 'e-mail')}
          slotProps={{ htmlInput: { 'aria-label': 'E-mail', autoComplete: 'email' } }}
        />
        <TextField
          id="password"
          type="password"
          value={fields.password}
          onChange={set('password')}
          {...said('password', 'password, 1-20 characters')}
          slotProps={{ htmlInput: { 'aria-label': 'Password', autoComplete: 'new-password', maxLength: 20 } }}
        />
        <Button type="submit" variant="contained" disabled={pending || fields.password === ''}>
          Make the account
        </Button>
        <FormError role="alert">{Object.keys(refused).length === 0 ? error?.message : 'Nothing was made yet: see above.'}</FormError>
      </FormColumn>
    </>
  );
}
