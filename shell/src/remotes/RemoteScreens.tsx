import { useTitle } from '@poolhouse/shared-ui';
import { useLocation, useRoutes, type RouteObject } from '@poolhouse/shared-ui/router';
import { Suspense, useMemo, useState } from 'react';
import { ErrorPanel } from '../app/ErrorPanel';
import { Waiting } from '../app/Waiting';
import type { Remote, RemoteRoute } from '../registry/registry.types';
import { CrashBoundary } from './CrashBoundary';
import { lazyScreens } from './lazy-screens';
import { useRemoteRoutes } from './useRemoteRoutes';

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes) ?? <ErrorPanel sentence="There is no page at this address." />;

/** One remote's screens inside the shell's layout; whatever goes wrong with it stays inside. */
export function RemoteScreens({ remote, route }: { remote: Remote; route: RemoteRoute }) {
  useTitle(route.title);
  const { pathname } = useLocation();
  const { routes, failure, retrying, retry } = useRemoteRoutes(remote);
  const [attempt, setAttempt] = useState(0);
  const screens = useMemo(() => routes && { attempt, routes: lazyScreens(routes) }, [routes, attempt]);
  const waiting = <Waiting label={`Opening ${remote.title}`} />;
  if (failure) return <ErrorPanel sentence={`${remote.title} could not be opened. ${failure.message}`} onRetry={retry} busy={retrying} />;
  if (!screens) return waiting;
  return (
    <CrashBoundary key={screens.attempt} title={remote.title} at={pathname} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={waiting}>
        <Screens routes={screens.routes} />
      </Suspense>
    </CrashBoundary>
  );
}
