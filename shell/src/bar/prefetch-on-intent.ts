import { matchRemote } from '../registry/routes.rules';
import { registryState } from '../registry/registry.store';
import { prefetch } from '../remotes/load/loader';

/** Fetches the code of the screen at a path, unless the list of versions is just being asked for again. */
function begin(path: string): void {
  const { status, registry } = registryState();
  const match = status === 'ready' && matchRemote(registry, path);
  if (match) void prefetch(match.remote, match.route.path);
}

/** Handlers that fetch a contest's screen once somebody points at its link or tabs to it. */
export function prefetchOnIntent(href: string) {
  const start = () => begin(new URL(href, window.location.origin).pathname);
  return { onPointerEnter: start, onFocus: start, onTouchStart: start };
}
