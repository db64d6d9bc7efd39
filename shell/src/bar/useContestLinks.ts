import { useSession } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { EMPTY_REGISTRY } from '../registry/registry.types';
import { useRegistry } from '../registry/useRegistry';
import { contestLink, type ContestLink } from './contest-titles.rules';

/** One link per contest of the player, in the order of the sign-in answer; none for a guest. */
export function useContestLinks(): readonly ContestLink[] {
  const { session } = useSession();
  const { registry } = useRegistry();
  return useMemo(() => (session?.user_contests ?? []).map((name) => contestLink(name, registry ?? EMPTY_REGISTRY)), [session, registry]);
}
