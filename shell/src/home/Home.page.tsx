import { useSession, useTitle } from '@poolhouse/shared-ui';
import { Navigate, useLocation } from '@poolhouse/shared-ui/router';
import { lazy, Suspense } from 'react';
import { Waiting } from '../app/Waiting';
import { FORGOT_HASH } from '../forgot/forgot-hash';
import { wantedFrom } from '../app/wanted';
import { firstAdminToken } from './first-admin-token';
import { Heading, Sheet } from './home.styles';
import { HomeFooter } from './HomeFooter';
import { SigningIn } from './SigningIn';

const SignInForm = lazy(() => import('./SignInForm').then(({ SignInForm: form }) => ({ default: form })));
const ForgotForm = lazy(() => import('../forgot/ForgotForm').then(({ ForgotForm: form }) => ({ default: form })));
const FirstAdminForm = lazy(() => import('./FirstAdminForm').then(({ FirstAdminForm: form }) => ({ default: form })));
const SignedIn = lazy(() => import('./SignedIn').then(({ SignedIn: view }) => ({ default: view })));

/** The sign-in form for a guest, the contests for a player. A player who came for another page is taken there. */
export function HomePage() {
  useTitle('Home');
  const { status, session } = useSession();
  const { state, hash } = useLocation();
  const wanted = wantedFrom(state);
  const token = firstAdminToken(hash);
  const guest = session ? null : status === 'starting' ? 'starting' : token ? 'first' : hash === FORGOT_HASH ? 'forgot' : 'form';
  if (session && wanted) return <Navigate to={wanted} replace />;
  return (
    <Sheet>
      {!session && <Heading>{guest === 'forgot' ? 'Forgot your password?' : 'Welcome to Poolhouse'}</Heading>}
      <Suspense fallback={<Waiting label="Opening the page" />}>
        {session && <SignedIn username={session.username} />}
        {guest === 'starting' && <SigningIn />}
        {guest === 'first' && <FirstAdminForm token={token ?? ''} />}
        {guest === 'forgot' && <ForgotForm />}
        {guest === 'form' && <SignInForm />}
      </Suspense>
      <HomeFooter />
    </Sheet>
  );
}
