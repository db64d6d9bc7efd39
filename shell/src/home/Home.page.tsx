import { useSession, useTitle } from '@poolhouse/shared-ui';
import { Navigate, useLocation, useNavigate } from '@poolhouse/shared-ui/router';
import { lazy, Suspense, useMemo } from 'react';
import { GuestPlaceProvider, type GuestPlace } from '../forms/guest-place';
import { Heading, Sheet } from '../forms/home.styles';
import { HomeFooter } from '../frame/HomeFooter';
import { Waiting } from '../frame/Waiting';
import { wantedFrom } from '../frame/wanted';
import { SigningIn } from './SigningIn';

const GuestHome = lazy(() => import('../guest/GuestHome').then(({ GuestHome: home }) => ({ default: home })));
const SignedIn = lazy(() => import(/* webpackChunkName: "signed-in" */ './SignedIn').then(({ SignedIn: view }) => ({ default: view })));

/** The sign-in form for a guest, the contests for a player. A player who came for another page is taken there. */
export function HomePage() {
  useTitle('Home');
  const { status, session } = useSession();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = wantedFrom(state);
  const place = useMemo<GuestPlace>(
    () => ({
      hash,
      wanted,
      want: (path) => void navigate('/', { state: { wanted: path }, replace: true }),
      open: (next, replace = false) => void navigate({ pathname: '/', hash: next }, { state: state as unknown, replace }),
    }),
    [hash, wanted, state, navigate],
  );
  if (session && wanted) return <Navigate to={wanted} replace />;
  return (
    <Sheet data-filled={session !== null || status === 'starting' || undefined}>
      {status === 'starting' && <Heading>Welcome to Poolhouse</Heading>}
      <Suspense fallback={<Waiting label="Opening the page" />}>
        {session && <SignedIn username={session.username} />}
        {status === 'starting' && <SigningIn />}
        {!session && status !== 'starting' && (
          <GuestPlaceProvider value={place}>
            <GuestHome />
          </GuestPlaceProvider>
        )}
      </Suspense>
      <HomeFooter />
    </Sheet>
  );
}
