import { storedAuthorization } from '@poolhouse/shared-ui';
import { loadRegistry } from '../registry/registry.store';
import { matchRemote } from '../registry/routes.rules';
import { guardChunks } from '../remotes/load/integrity';
import { prefetch } from '../remotes/load/loader';
import { takeSwitches } from '../remotes/load/switched-off.store';

/**
 * Fetches what the wanted page will need while the sign-in is still on its way. A guest is going to see the sign-in form, so
 * nothing else is fetched.
 */
export function beginEarly(): void {
  guardChunks();
  takeSwitches();
  const registry = loadRegistry();
  if (!storedAuthorization()) {
    void import('../home/SignInForm');
    return;
  }
  void registry.then(({ registry: known }) => {
    const match = known && matchRemote(known, window.location.pathname);
    if (match) void prefetch(match.remote, match.route.path);
  });
}
