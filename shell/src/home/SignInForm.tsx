import { useSession } from '@poolhouse/shared-ui';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Waiting } from '../app/Waiting';
import { MainButton } from '../controls/PlainButton';
import { PlainField } from '../controls/PlainField';
import { FORGOT_HASH } from '../forgot/forgot-hash';
import { useGuestPlace } from '../guest/guest-place';
import { GuestLink } from '../guest/GuestLink';
import { PasswordField } from '../setpassword/PasswordField';
import { DemoPlayers } from './DemoPlayers';
import { FormColumn, FormError } from './form.styles';

const SecondStep = lazy(() => import('./SecondStep').then(({ SecondStep: step }) => ({ default: step })));
const WantedLead = lazy(() => import('../guest/WantedLead').then(({ WantedLead: lead }) => ({ default: lead })));

/** Sends whatever is typed; the server's answer stands under the form. */
export function SignInForm() {
  const { session, signIn, error, pending: asked, secondStep } = useSession();
  const { wanted } = useGuestPlace();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  // Whoever is in still sees the form until the site has come.
  const pending = asked || session !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void signIn(name, password);
  };
  const fill = (who: string, withPassword: string) => {
    setName(who);
    setPassword(withPassword);
  };

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
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordField known value={password} onChange={setPassword} />
        <MainButton type="submit" aria-disabled={pending}>
          {pending ? 'Signing in' : 'Sign In'}
        </MainButton>
        <FormError role="alert">{error ?? ''}</FormError>
        <GuestLink hash={FORGOT_HASH}>Forgot password?</GuestLink>
      </FormColumn>
      <DemoPlayers onChoose={fill} />
    </>
  );
}
