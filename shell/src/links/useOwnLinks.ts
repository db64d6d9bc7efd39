import { useSession } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { EMPTY_REGISTRY } from '../registry/registry.store';
import { useRegistry } from '../registry/useRegistry';
import { administers } from '../registry/viewers.rules';
import { useSwitchedOff } from '../remotes/draw/useIsOff';
import type { ContestLink } from './contest-titles.rules';
import { ownLinks } from './own-links.rules';

/** The links that remotes have of their own, as far as they are for this player; none for a guest. */
export function useOwnLinks(): readonly ContestLink[] {
  const { session } = useSession();
  const { registry } = useRegistry();
  const off = useSwitchedOff();
  return useMemo(
    () => (session ? ownLinks(registry ?? EMPTY_REGISTRY, { contests: session.user_contests, isAdmin: administers(session) }, off) : []),
    [session, registry, off],
  );
}
