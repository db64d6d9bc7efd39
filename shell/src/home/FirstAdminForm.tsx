import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { useState, type FormEvent } from 'react';
import { MainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { useGuestPlace } from '../guest/guest-place';
import { NEW_PASSWORD } from '../setpassword/words';
import { FormColumn, FormError, Lead } from './form.styles';

/** A site without accounts: whoever holds the server's one-time link makes the first one. */
export function FirstAdminForm({ token }: { token: string }) {
  const api = useApi();
  const { signIn } = useSession();
  const { open } = useGuestPlace();
  const [fields, setFields] = useState({ name: '', email: '', password: '' });
  const { run, pending, error } = useAction(() => api.call('POST na/firstadmin', { body: { token, ...fields } }), {
    onDone: async () => {
      // The token is spent; it leaves the address before anybody bookmarks it.
      open('', true);
      await signIn(fields.email, fields.password);
    },
  });
  const refused = error?.fields ?? {};
  const said = (field: keyof typeof fields, usual: string) => ({
    refused: refused[field] !== undefined,
    helper: refused[field] ?? usual,
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
        <PlainField
          id="name"
          value={fields.name}
          onChange={set('name')}
          {...said('name', 'your name, as players see it')}
          label="Name"
          autoComplete="nickname"
        />
        <PlainField
          id="email"
          type="email"
          value={fields.email}
          onChange={set('email')}
          {...said('email', 'e-mail')}
          label="E-mail"
          autoComplete="email"
        />
        <PlainField
          id="password"
          type="password"
          value={fields.password}
          onChange={set('password')}
          {...said('password', NEW_PASSWORD)}
          label="Password"
          autoComplete="new-password"
          maxLength={20}
        />
        <MainButton type="submit" disabled={pending || fields.password === ''}>
          Make the account
        </MainButton>
        <FormError role="alert">{Object.keys(refused).length === 0 ? error?.message : 'Nothing was made yet: see above.'}</FormError>
      </FormColumn>
    </>
  );
}
