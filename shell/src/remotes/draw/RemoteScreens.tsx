import type { RegisteredRemote, RemoteRoute } from '@poolhouse/contract/remote';
import { useServerCompatibility, useTitle } from '@poolhouse/shared-ui';
import { useLocation, useRoutes, type RouteObject } from '@poolhouse/shared-ui/router';
import { useEffect, useMemo, useState } from 'react';
import { ErrorPanel } from '../../frame/ErrorPanel';
import { keepForOffline } from '../../frame/offline';
import { Waiting } from '../../frame/Waiting';
import { openRoute, routesAtHand } from '../load/loader';
import { drawable } from '../load/screens';
import { giveUpPending } from '../load/scripts';
import { misfit } from '../load/versions';
import { Contained } from './Contained';
import { RemoteFailure } from './RemoteFailure';
import { useOpened } from './useOpened';

interface Props {
  readonly remote: RegisteredRemote;
  readonly route: RemoteRoute;
}

const routes = {
  open: (remote: RegisteredRemote, path: string) => openRoute(remote, path, window.location.search),
  atHand: routesAtHand,
};

const Screens = ({ routes: drawn }: { routes: RouteObject[] }) =>
  useRoutes(drawn) ?? <ErrorPanel title="No such page" sentence="There is no page at this address." />;

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
  const { opened, failed, retrying, retry } = useOpened(routes, remote, route.path);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (opened) keepForOffline(remote);
  }, [opened, remote]);
  const screens = useMemo(() => opened && { attempt, routes: drawable(opened, () => giveUpPending(remote)) }, [remote, opened, attempt]);
  const waiting = <Waiting label={`Opening ${remote.title}`} />;
  if (failed) return <RemoteFailure {...failed} onRetry={retry} busy={retrying} />;
  if (!screens) return waiting;
  return (
    <Contained
      at={pathname}
      attempt={screens.attempt}
      onAgain={() => setAttempt(attempt + 1)}
      waiting={waiting}
      failed={(failure, again) => <RemoteFailure remote={remote} failure={failure} onRetry={again} />}
    >
      <Screens routes={screens.routes} />
    </Contained>
  );
}
