import { useStore } from '@poolhouse/shared-ui';
import { useEffect } from 'react';
import { waitingCount } from './waiting.store';

/** The number on the site's icon, where a device draws one; 0 takes it away. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A browser that has the call may still refuse it, as where the site is not on the home screen.
  navigator.setAppBadge(count).catch(() => undefined);
}

/** Keeps the number on the icon at what waits for the player; it goes with them when they sign out. @param player undefined for a guest */
export function useBadge(player: string | undefined): void {
  const count = useStore(waitingCount);
  useEffect(() => {
    if (player !== undefined && count !== null) showBadge(count);
  }, [player, count]);
  useEffect(() => {
    if (player === undefined) return undefined;
    return () => {
      showBadge(0);
      waitingCount.set(null);
    };
  }, [player]);
}
