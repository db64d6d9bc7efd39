import { useSession } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useLocation } from '@poolhouse/shared-ui/router';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Waiting } from '../app/Waiting';
import { FORGOT_HASH } from '../forgot/forgot-hash';
import { DemoPlayers } from './DemoPlayers';
import { wantedFrom } from '../app/wanted';
import { PasswordField } from '../setpassword/PasswordField';
import { FormColumn, FormError, FormLink, Lead } from './form.styles';
import { usePageTitle } from './usePageTitle';

const SecondStep = lazy(() => import('./SecondStep').then(({ SecondStep: step }) => ({ default: step })));

const username = { 'aria-label': 'Username', name: 'username', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false };

/** Sends whatever is typed; the server's answer stands under the form. */
export function SignInForm() {
  const { signIn, error, pending, secondStep } = useSession();
  const { state } = useLocation();
  const goesOn = usePageTitle(wantedFrom(state));
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

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
      {goesOn && <Lead>You will go on to {goesOn} after signing in.</Lead>}
      <FormColumn onSubmit={submit} aria-label="Sign in" noValidate>
        <TextField
          id="username"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          helperText="username"
          slotProps={{ htmlInput: username }}
        />
        <PasswordField known value={password} onChange={setPassword} />
        <Button type="submit" variant="contained" aria-disabled={pending}>
          {pending ? 'Signing in' : 'Sign In'}
        </Button>
        <FormError role="alert">{error ?? ''}</FormError>
        <FormLink to={{ hash: FORGOT_HASH }} state={state}>
          Forgot password?
        </FormLink>
      </FormColumn>
      <DemoPlayers onChoose={fill} />
    </>
  );
}
