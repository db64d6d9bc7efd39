import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { askAhead } from '@poolhouse/shared-ui';
import type { RouteObject } from '@poolhouse/shared-ui/router';
import { fetchAround, loadModule, moduleAtHand, noteFailed } from './modules';
import { isReadyAt, loadScreenAt } from './screens';
import { giveUpPending } from './scripts';
import { isOff } from './switched-off.store';
import { misfit } from './versions';

const ROUTES = 'routes';

/**
 * A remote's routes, with the screen at one of them ready to be drawn. What that screen reads first is asked beside its code.
 * @param path the route that is wanted, as the registry spells it
 * @param search of the address
 * @throws LoadFailure
 */
export async function openRoute(remote: RegisteredRemote, path: string, search: string): Promise<RouteObject[]> {
  const unfit = misfit(remote);
  if (unfit) throw unfit;
  const { preload = [], shared = [], reads = [] } = remote.routes.find((route) => route.path === path) ?? {};
  if (!routesAtHand(remote, path)) askAhead(reads, search);
  fetchAround(remote, [...remote.preload, ...preload], shared);
  const routes = (await loadModule(remote, ROUTES, Array.isArray)) as RouteObject[];
  await loadScreenAt(routes, path, () => giveUpPending(remote)).catch((trouble: unknown) => {
    noteFailed(remote);
    throw trouble;
  });
  return routes;
}

/** The same without waiting, where everything is there already: a prefetched screen is drawn with the click. */
export function routesAtHand(remote: RegisteredRemote, path: string): RouteObject[] | null {
  const routes = moduleAtHand(remote, ROUTES) as RouteObject[] | undefined;
  return routes && isReadyAt(routes, path) ? routes : null;
}

/** Loads a screen ahead of a click; whatever goes wrong is shown when it is really wanted. */
export async function prefetch(remote: RegisteredRemote, path: string, search: string): Promise<void> {
  if (!isOff(remote.id)) await openRoute(remote, path, search).catch(() => undefined);
}
