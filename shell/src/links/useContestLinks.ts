import { useSession } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { EMPTY_REGISTRY } from '../registry/registry.store';
import { useRegistry } from '../registry/useRegistry';
import { useSwitchedOff } from '../remotes/draw/useIsOff';
import { contestLink, type ContestLink } from './contest-titles.rules';

/** One link per contest of the player, in the order of the sign-in answer; none for a guest. */
export function useContestLinks(): readonly ContestLink[] {
  const { session } = useSession();
  const { registry } = useRegistry();
  const off = useSwitchedOff();
  return useMemo(
    () => (session?.user_contests ?? []).map((name) => contestLink(name, registry ?? EMPTY_REGISTRY, off)),
    [session, registry, off],
  );
}
