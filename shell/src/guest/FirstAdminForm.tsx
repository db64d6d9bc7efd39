import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { useState, type FormEvent } from 'react';
import { MainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { FormColumn, FormError, Lead } from '../forms/form.styles';
import { useGuestPlace } from '../forms/guest-place';
import { NEW_PASSWORD } from '../forms/words';

const NOTHING = { name: '', email: '', password: '' };
type Fields = typeof NOTHING;

/** A site without accounts: whoever holds the server's one-time link makes the first one. */
export function FirstAdminForm({ token }: { token: string }) {
  const [fields, setFields] = useState(NOTHING);
  const { run, pending, error } = useFirstAdmin(token);
  const refused: Readonly<Record<string, string>> = error?.fields ?? {};
  const about = (field: keyof Fields, usual: string) => ({
    id: field,
    value: fields[field],
    refused: refused[field] !== undefined,
    helper: refused[field] ?? usual,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [field]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(fields);
  };
  return (
    <>
      <Lead>This site has no administrator yet. Make your account; it will be its first.</Lead>
      <FormColumn onSubmit={submit} aria-label="First administrator" noValidate>
        <PlainField {...about('name', 'As players see it')} label="Name" autoComplete="nickname" />
        <PlainField
          {...about('email', 'For a forgotten password; players do not see it')}
          type="email"
          label="E-mail"
          autoComplete="email"
        />
        <PlainField {...about('password', NEW_PASSWORD)} type="password" label="Password" autoComplete="new-password" maxLength={20} />
        <MainButton type="submit" disabled={pending || fields.password === ''}>
          Make the account
        </MainButton>
        <FormError role="alert">{Object.keys(refused).length === 0 ? error?.message : 'Nothing was made yet: see above.'}</FormError>
      </FormColumn>
    </>
  );
}

/** Makes the account and signs it in. */
function useFirstAdmin(token: string) {
  const api = useApi();
  const { signIn } = useSession();
  const { open } = useGuestPlace();
  return useAction((fields: Fields) => api.call('POST na/firstadmin', { body: { token, ...fields } }), {
    onDone: async (_data, { email, password }) => {
      // The token is spent; it leaves the address before anybody bookmarks it.
      open('', true);
      await signIn(email, password);
    },
  });
}
