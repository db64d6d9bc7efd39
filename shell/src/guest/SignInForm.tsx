import { useSession } from '@poolhouse/shared-ui';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { MainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { FORGOT_HASH } from '../forms/forgot-hash';
import { FormColumn, FormError, Pair } from '../forms/form.styles';
import { useGuestPlace } from '../forms/guest-place';
import { GuestLink } from '../forms/GuestLink';
import { PasswordField } from '../forms/PasswordField';
import { Waiting } from '../frame/Waiting';
import { useWelcome } from './useWelcome';

const SecondStep = lazy(() => import('./SecondStep').then(({ SecondStep: step }) => ({ default: step })));
const DemoDoor = lazy(() => import('./DemoDoor').then(({ DemoDoor: door }) => ({ default: door })));
const WantedLead = lazy(() => import('./WantedLead').then(({ WantedLead: lead }) => ({ default: lead })));

/** Name and password, and the passkey after them where the account has one. */
export function SignInForm() {
  const { secondStep } = useSession();
  const { wanted } = useGuestPlace();
  if (secondStep)
    return (
      <Suspense fallback={<Waiting label="Opening the page" />}>
        <SecondStep {...secondStep} />
      </Suspense>
    );
  return (
    <>
      {wanted !== null && (
        <Suspense fallback={null}>
          <WantedLead wanted={wanted} />
        </Suspense>
      )}
      <FirstStep />
    </>
  );
}

/** Sends whatever is typed; the server's answer stands under the form. */
function FirstStep() {
  const { session, signIn, error, pending: asked } = useSession();
  const demo = useWelcome()?.demo;
  const [account, setAccount] = useState({ name: '', password: '' });
  // Whoever is in still sees the form until the site has come.
  const pending = asked || session !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void signIn(account.name, account.password);
  };
  return (
    <Pair>
      <FormColumn onSubmit={submit} aria-label="Sign in" noValidate>
        <PlainField
          id="username"
          name="username"
          label="Username"
          helper="username"
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={account.name}
          onChange={(event) => setAccount({ ...account, name: event.target.value })}
        />
        <PasswordField known value={account.password} onChange={(password) => setAccount({ ...account, password })} />
        <MainButton type="submit" aria-disabled={pending}>
          {pending ? 'Signing in' : 'Sign In'}
        </MainButton>
        <FormError role="alert">{error ?? ''}</FormError>
        <GuestLink hash={FORGOT_HASH}>Forgot password?</GuestLink>
      </FormColumn>
      {demo && (
        <Suspense fallback={null}>
          <DemoDoor {...demo} pending={pending} onEnter={(name) => void signIn(name, demo.password)} />
        </Suspense>
      )}
    </Pair>
  );
}
