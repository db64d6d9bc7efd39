import type { RegisteredRemote } from '@poolhouse/contract/remote';
import type { RouteObject } from '@poolhouse/shared-ui/router';
import { pinRegistry } from '../registry/registry.store';
import { inTime } from './budget';
import { diagnose } from './diagnose';
import { loadExposed } from './federation';
import { entryUrl } from './files';
import { LoadFailure } from './load-failure';
import { provided } from './provided';
import { giveUpPending, pastEcho, preloadScripts } from './scripts';
import { isReadyAt, loadScreenAt } from './screens';
import { isOff } from './switched-off.store';
import { misfit } from './versions';

const loading = new Map<RegisteredRemote, Promise<RouteObject[]>>();
const loaded = new Map<RegisteredRemote, RouteObject[]>();
const failedBefore = new Set<string>();

/** Everything that the wanted screen needs is asked for at once: beside the entry its chunks, and the kit's parts that it draws with. */
function fetchAround(remote: RegisteredRemote, path: string): void {
  // After a failure the browser may answer a preload with it; the scripts themselves do not suffer from that.
  if (failedBefore.has(remote.id)) return;
  const { preload = [], shared = [] } = remote.routes.find((route) => route.path === path) ?? {};
  preloadScripts(remote, [...remote.preload, ...preload]);
  for (const key of shared) if (Object.hasOwn(provided, key)) provided[key]?.().catch(() => undefined);
}

async function load(remote: RegisteredRemote): Promise<RouteObject[]> {
  const exposed = await inTime(
    pastEcho(() => loadExposed(remote)),
    () => giveUpPending(remote),
  );
  const routes = (exposed as { default?: unknown } | null | undefined)?.default;
  // After a swallowed failure the runtime hands out an empty module instead of throwing.
  if (!Array.isArray(routes)) throw new LoadFailure('bad_answer', 'It exposes no routes', { url: entryUrl(remote) });
  loaded.set(remote, routes as RouteObject[]);
  return routes as RouteObject[];
}

/** Loaded once, and again after a failure. */
function loadRoutes(remote: RegisteredRemote): Promise<RouteObject[]> {
  const before = loading.get(remote);
  if (before) return before;
  pinRegistry();
  const attempt = load(remote).catch(async (trouble: unknown) => {
    loading.delete(remote);
    failedBefore.add(remote.id);
    throw await diagnose(trouble);
  });
  loading.set(remote, attempt);
  return attempt;
}

/**
 * A remote's routes, with the screen at one of them ready to be drawn.
 * @param path the route that is wanted, as the registry spells it
 * @throws LoadFailure
 */
export async function openRoute(remote: RegisteredRemote, path: string): Promise<RouteObject[]> {
  const unfit = misfit(remote);
  if (unfit) throw unfit;
  fetchAround(remote, path);
  const routes = await loadRoutes(remote);
  await loadScreenAt(routes, path, () => giveUpPending(remote)).catch((trouble: unknown) => {
    failedBefore.add(remote.id);
    throw trouble;
  });
  return routes;
}

/** The same without waiting, where everything is there already: a prefetched screen is drawn with the click. */
export function routesAtHand(remote: RegisteredRemote, path: string): RouteObject[] | null {
  const routes = loaded.get(remote);
  return routes && isReadyAt(routes, path) ? routes : null;
}

/** Loads a screen ahead of a click; whatever goes wrong is told when it is really wanted. */
export async function prefetch(remote: RegisteredRemote, path: string): Promise<void> {
  if (!isOff(remote.id)) await openRoute(remote, path).catch(() => undefined);
}
