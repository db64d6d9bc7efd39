import { lazy, Suspense } from 'react';
import { FORGOT_HASH } from '../forms/forgot-hash';
import { useGuestPlace } from '../forms/guest-place';
import { Heading } from '../forms/home.styles';
import { Waiting } from '../frame/Waiting';
import { firstAdminToken } from './first-admin-token';
import { SignInForm } from './SignInForm';

const ForgotForm = lazy(() => import('../forgot/ForgotForm').then(({ ForgotForm: form }) => ({ default: form })));
const FirstAdminForm = lazy(() => import('./FirstAdminForm').then(({ FirstAdminForm: form }) => ({ default: form })));

/** What home is for who is not signed in: the sign-in form, or one of those behind the #. */
export function GuestHome() {
  const { hash } = useGuestPlace();
  const token = firstAdminToken(hash);
  const forgot = !token && hash === FORGOT_HASH;
  return (
    <>
      <Heading>{forgot ? 'Forgot your password?' : 'Welcome to Poolhouse'}</Heading>
      <Suspense fallback={<Waiting label="Opening the page" />}>
        {token ? <FirstAdminForm token={token} /> : forgot ? <ForgotForm /> : <SignInForm />}
      </Suspense>
    </>
  );
}
