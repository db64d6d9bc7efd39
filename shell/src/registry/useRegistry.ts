import { useSession } from '@poolhouse/shared-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { askForPlayer, isForOther, registryState, watchRegistry, type RegistryState } from './registry.store';

/** The registry for the player who is signed in. One that was asked for somebody else still counts as loading. */
export function useRegistry(): RegistryState {
  const { session } = useSession();
  const state = useSyncExternalStore(watchRegistry, registryState);
  const player = session?.username ?? null;
  const other = player !== null && isForOther(player);
  useEffect(() => {
    if (player !== null && other) askForPlayer(player);
  }, [player, other]);
  return other ? { ...state, status: 'loading' } : state;
}
