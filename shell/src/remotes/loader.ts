import { COMPATIBILITY } from '@poolhouse/contract/constants';
import type { RouteObject } from '@poolhouse/shared-ui/router';
import type { Remote } from '../registry/registry.types';
import { preloadScripts } from './entry-script';
import { loadExposed } from './federation';
import { asFailure, LoadFailure } from './load-failure';

/** Longer than this nobody waits for one contest; the rest of the site does not wait at all. */
export const BUDGET_MS = 15_000;

const loading = new Map<string, Promise<RouteObject[]>>();
const failedBefore = new Set<string>();

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new LoadFailure('slow')), BUDGET_MS);
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}

function loadFirst(remote: Remote): Promise<unknown> {
  preloadScripts(remote);
  return loadExposed(remote, false);
}

/** A browser answers the first request after a failed preload with that old failure; the second one reaches the network. */
const loadAgain = (remote: Remote): Promise<unknown> => loadExposed(remote, true).catch(() => loadExposed(remote, true));

async function load(remote: Remote): Promise<RouteObject[]> {
  if (remote.compatibility > COMPATIBILITY) throw new LoadFailure('incompatible');
  const exposed = await inTime(failedBefore.has(remote.id) ? loadAgain(remote) : loadFirst(remote));
  const routes = (exposed as { default?: unknown } | null | undefined)?.default;
  // After a swallowed failure the runtime hands out an empty module instead of throwing.
  if (!Array.isArray(routes)) throw new LoadFailure('invalid');
  return routes as RouteObject[];
}

/**
 * A remote's routes; loaded once, and again after a failure.
 * @throws LoadFailure
 */
export function loadRoutes(remote: Remote): Promise<RouteObject[]> {
  const before = loading.get(remote.id);
  if (before) return before;
  const attempt = load(remote).catch((trouble: unknown) => {
    loading.delete(remote.id);
    failedBefore.add(remote.id);
    throw asFailure(trouble);
  });
  loading.set(remote.id, attempt);
  return attempt;
}

/** Loads ahead of a click; whatever goes wrong is told when the screen is really wanted. */
export function prefetch(remote: Remote): void {
  loadRoutes(remote).catch(() => undefined);
}
