import { useApi, useSession } from '@poolhouse/shared-ui';
import { useState, type FormEvent } from 'react';
import { MainButton, PlainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { signWithPasskey } from '../passkeys/browser-passkeys';
import { FormColumn, FormError, Lead } from './form.styles';

/** After the right password of an account with a passkey: the passkey, or a recovery code in its place. */
export function SecondStep({ username, password }: { username: string; password: string }) {
  const api = useApi();
  const { endSecondStep } = useSession();
  const [recovery, setRecovery] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  const finish = async () => {
    if (recovery !== null) return api.call('POST na/recovery', { body: { username, password, code: recovery } });
    const begun = await api.call('POST na/passkey_begin', { body: { username, password } });
    if (begun.error) return begun;
    const signed = await signWithPasskey(begun.data.options);
    return signed.error ? signed : api.call('POST na/passkey_finish', { body: { username, credential: signed.credential } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || recovery?.trim() === '') return;
    setPending(true);
    setError('');
    const answer = await finish();
    setPending(false);
    if (answer.error) setError(answer.error.message);
    else endSecondStep(answer.data);
  };

  return (
    <>
      <Lead>
        {recovery === null
          ? `Your password is right, ${username}. Now confirm with your passkey.`
          : 'Type one of the recovery codes that you were shown with your first passkey. Each works once.'}
      </Lead>
      <FormColumn onSubmit={(event: FormEvent) => void submit(event)} aria-label="Confirm that it is you" noValidate>
        {recovery !== null && (
          <PlainField
            id="recovery-code"
            label="Recovery code"
            helper="recovery code"
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={recovery}
            onChange={(event) => setRecovery(event.target.value)}
          />
        )}
        <MainButton type="submit" autoFocus={recovery === null} disabled={pending || recovery?.trim() === ''}>
          {pending ? 'Waiting' : recovery === null ? 'Use your passkey' : 'Sign In'}
        </MainButton>
        <FormError role="alert">{error}</FormError>
        <PlainButton type="button" onClick={() => setRecovery(recovery === null ? '' : null)}>
          {recovery === null ? 'Use a recovery code' : 'Use your passkey instead'}
        </PlainButton>
        <PlainButton type="button" onClick={() => endSecondStep(null)}>
          Back to sign in
        </PlainButton>
      </FormColumn>
    </>
  );
}
