import type { RegisteredRemote, Registry, RemoteRoute } from '@poolhouse/contract/remote';

export interface RemoteMatch {
  readonly remote: RegisteredRemote;
  readonly route: RemoteRoute;
}

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '').toLowerCase();

/** Which remote's screen stands at a path; null when none does. Slashes at the end and capitals do not matter. */
export function matchRemote(registry: Registry, pathname: string): RemoteMatch | null {
  const wanted = trimmed(pathname);
  for (const remote of registry.remotes) {
    const route = remote.routes.find((candidate) => trimmed(candidate.path) === wanted);
    if (route) return { remote, route };
  }
  return null;
}
