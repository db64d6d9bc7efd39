import type { RegisteredRemote, RemoteRoute } from '@poolhouse/contract/remote';
import { PartAttempt, useServerCompatibility, useTitle } from '@poolhouse/shared-ui';
import { useLocation, useRoutes, type RouteObject } from '@poolhouse/shared-ui/router';
import { Suspense, useMemo, useState } from 'react';
import { ErrorPanel } from '../../app/ErrorPanel';
import { Waiting } from '../../app/Waiting';
import { CrashBoundary } from './CrashBoundary';
import { forgetFailedShares } from '../load/federation';
import { RemoteFailure } from './RemoteFailure';
import { drawable } from '../load/screens';
import { giveUpPending } from '../load/scripts';
import { useRemoteRoutes } from './useRemoteRoutes';
import { misfit } from '../load/versions';

interface Props {
  readonly remote: RegisteredRemote;
  readonly route: RemoteRoute;
}

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes) ?? <ErrorPanel sentence="There is no page at this address." />;

/** One remote's screens inside the shell's layout, unless it does not fit this page or, by now, the server. */
export function RemoteScreens({ remote, route }: Props) {
  useTitle(route.title);
  const server = useServerCompatibility();
  const unfit = useMemo(() => misfit(remote, server), [remote, server]);
  return unfit ? (
    <RemoteFailure remote={remote} failure={unfit} onRetry={() => undefined} />
  ) : (
    <FittingScreens remote={remote} route={route} />
  );
}

/** Whatever goes wrong with the remote stays inside. */
function FittingScreens({ remote, route }: Props) {
  const { pathname } = useLocation();
  const { routes, failed, retrying, retry } = useRemoteRoutes(remote, route.path);
  const [attempt, setAttempt] = useState(0);
  const screens = useMemo(() => routes && { attempt, routes: drawable(routes, () => giveUpPending(remote)) }, [remote, routes, attempt]);
  const waiting = <Waiting label={`Opening ${remote.title}`} />;
  const drawAgain = () => {
    forgetFailedShares();
    setAttempt(attempt + 1);
  };
  if (failed) return <RemoteFailure {...failed} onRetry={retry} busy={retrying} />;
  if (!screens) return waiting;
  return (
    <CrashBoundary key={screens.attempt} remote={remote} at={pathname} onRetry={drawAgain} waiting={waiting}>
      <PartAttempt value={screens.attempt}>
        <Suspense fallback={waiting}>
          <Screens routes={screens.routes} />
        </Suspense>
      </PartAttempt>
    </CrashBoundary>
  );
}
