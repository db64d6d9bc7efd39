import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { useState, type FormEvent } from 'react';
import { MainButton, PlainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { FormColumn, FormError, Lead } from '../forms/form.styles';
import { signWithPasskey } from '../passkeys/browser-passkeys';

interface Account {
  readonly username: string;
  readonly password: string;
}

/** After the right password of an account with a passkey: the passkey, or a recovery code in its place. */
export function SecondStep(account: Account) {
  const { endSecondStep } = useSession();
  const [recovery, setRecovery] = useState<string | null>(null);
  const { run, pending, error } = useConfirm(account);
  const byPasskey = recovery === null;
  const lacks = recovery?.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending && !lacks) void run(recovery);
  };
  return (
    <>
      <Lead>
        {byPasskey
          ? `Your password is right, ${account.username}. Now confirm with your passkey.`
          : 'Type one of the recovery codes that you were shown with your first passkey. Each works once.'}
      </Lead>
      <FormColumn onSubmit={submit} aria-label="Confirm that it is you" noValidate>
        {!byPasskey && <RecoveryField value={recovery} onChange={setRecovery} />}
        <MainButton type="submit" autoFocus={byPasskey} disabled={pending || lacks}>
          {pending ? 'Waiting' : byPasskey ? 'Use your passkey' : 'Sign In'}
        </MainButton>
        <FormError role="alert">{error?.message ?? ''}</FormError>
        <PlainButton type="button" onClick={() => setRecovery(byPasskey ? '' : null)}>
          {byPasskey ? 'Use a recovery code' : 'Use your passkey instead'}
        </PlainButton>
        <PlainButton type="button" onClick={() => endSecondStep(null)}>
          Back to sign in
        </PlainButton>
      </FormColumn>
    </>
  );
}

/** Confirms by a recovery code, or by the passkey where there is none, and lets the account in. */
function useConfirm({ username, password }: Account) {
  const api = useApi();
  const { endSecondStep } = useSession();
  const confirm = async (code: string | null) => {
    if (code !== null) return api.call('POST na/recovery', { body: { username, password, code } });
    const begun = await api.call('POST na/passkey_begin', { body: { username, password } });
    if (begun.error) return begun;
    const signed = await signWithPasskey(begun.data.options);
    if (signed.error) return { error: { ...signed.error, code: 'refused' } };
    return api.call('POST na/passkey_finish', { body: { username, credential: signed.credential } });
  };
  return useAction(confirm, { onDone: (session) => endSecondStep(session) });
}

function RecoveryField({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <PlainField
      id="recovery-code"
      label="Recovery code"
      helper="recovery code"
      autoFocus
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
