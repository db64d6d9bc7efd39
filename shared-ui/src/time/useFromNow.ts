import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-time';
import { onTick } from '../store/ticker';

/**
 * What `of` makes of the server's time (epoch ms), looked at every `everyMs`. Draws again only when that is another value, so a
 * screen that needs the next kick-off is drawn once a kick-off, not once a second.
 */
export function useFromNow<T extends string | number | boolean | null>(of: (now: number) => T, everyMs = 1000): T {
  const subscribe = useCallback((tell: () => void) => onTick(everyMs, tell), [everyMs]);
  return useSyncExternalStore(subscribe, () => of(serverNow()));
}
