import { fetchesOnAGuess } from '../frame/connection-cost';
import { registryState } from '../registry/registry.store';
import { matchRemote } from '../registry/routes.rules';
import { prefetch } from '../remotes/load/loader';

/** Fetches the screen at an address and what it reads first, unless the list of versions is just being asked for again. */
function begin({ pathname, search }: URL): void {
  const { status, registry } = registryState();
  const match = status === 'ready' && matchRemote(registry, pathname);
  if (match) void prefetch(match.remote, match.route.path, search);
}

/**
 * Handlers that begin with a contest's screen once somebody points at its link or tabs to it; where bytes are dear or slow, once they touch
 * it.
 */
export function prefetchOnIntent(href: string) {
  const start = () => begin(new URL(href, window.location.origin));
  const guess = () => fetchesOnAGuess() && start();
  return { onPointerEnter: guess, onFocus: guess, onTouchStart: start };
}
