import { usePeopleRead } from '@poolhouse/shared-ui';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../frame/when-idle';

/** Who has chosen another color is seen so at the next page that is opened after this. */
const FRESH_MS = 10 * 60_000;

/**
 * Reads how the people around the player are shown, when all else has come: until then they are shown as at the last visit.
 *
 * @param player undefined while nobody is signed in
 */
export function useKnownPeople(player: string | undefined, pathname: string): void {
  const read = usePeopleRead();
  const last = useRef<{ player: string; at: number } | null>(null);
  useEffect(() => {
    if (player === undefined) {
      last.current = null;
      return;
    }
    const now = performance.now();
    if (last.current?.player === player && now - last.current.at < FRESH_MS) return;
    last.current = { player, at: now };
    whenIdle(() => void read());
  }, [player, pathname, read]);
}
