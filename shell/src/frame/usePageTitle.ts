import { shellRoutes } from '@poolhouse/shared-ui';
import { matchRemote } from '../registry/routes.rules';
import { useRegistry } from '../registry/useRegistry';

/** What a page of this site is called, 'Football Picks'; null where nothing is wanted, or as long as it is not known. */
export function usePageTitle(path: string | null): string | null {
  const { registry } = useRegistry();
  if (path === null) return null;
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname === shellRoutes.accountSettings) return 'Account Settings';
  if (/^\/years(\/|$)/.test(pathname)) return 'Rivals and years';
  return (registry && matchRemote(registry, pathname)?.route.title) ?? null;
}
