import { storedAuthorization } from '@poolhouse/shared-ui';
import { loadRegistry } from '../registry/registry.store';
import { matchRemote } from '../registry/routes.rules';
import { guardChunks } from '../remotes/load/integrity';
import { prefetch } from '../remotes/load/loader';

/** Fetches what the wanted page will need while the sign-in is still on its way. A guest of an open page needs no remote. */
export function beginEarly(): void {
  guardChunks();
  const registry = loadRegistry();
  if (!storedAuthorization()) return;
  void registry.then(({ registry: known }) => {
    const match = known && matchRemote(known, window.location.pathname);
    if (match) void prefetch(match.remote, match.route.path, window.location.search);
  });
}
