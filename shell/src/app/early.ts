import { matchRemote } from '../registry/routes.rules';
import { loadRegistry } from '../registry/registry.store';
import { prefetch } from '../remotes/loader';

/** Whether a sign-in is kept here; the kit decides whether it still counts. */
function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem('auth') !== null;
  } catch {
    return false;
  }
}

/**
 * Fetches what the wanted page will need while the sign-in is still on its way. A guest is going to see the sign-in form, so
 * nothing else is fetched.
 */
export function beginEarly(): void {
  const registry = loadRegistry();
  if (!mayBeSignedIn()) {
    void import('../home/SignInForm');
    return;
  }
  void registry.then(({ registry: known }) => {
    const match = known && matchRemote(known, window.location.pathname);
    if (match) prefetch(match.remote);
  });
}
