import { useCallback, useEffect, useRef } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { lastShots } from '../contest/last-shot.rules';

/**
 * Tells an administrator of every new stroke of a watched golfer by the browser's own notices. Answers the way to ask for the permission,
 * which is asked for when somebody is watched first, never on load.
 */
export function useShotNotices(data: GolfPage, watched: ReadonlySet<number>, isAdmin: boolean): () => void {
  const before = useRef<ReadonlyMap<number, string> | null>(null);
  useEffect(() => {
    if (!isAdmin) return;
    const lastShot = lastShots(data);
    const rows = data.leaderboard.data.filter((row) => watched.has(row.Golfer_ID));
    const now = new Map(rows.map((row) => [row.Golfer_ID, lastShot(row)]));
    if (before.current && 'Notification' in window && Notification.permission === 'granted') {
      for (const row of rows) {
        const [old, body] = [before.current.get(row.Golfer_ID), now.get(row.Golfer_ID) ?? ''];
        if (old !== undefined && body !== '' && body !== old) new Notification(row.Name, { body, tag: `golf-${row.Golfer_ID}` });
      }
    }
    before.current = now;
  }, [data, watched, isAdmin]);
  return useCallback(() => {
    if (isAdmin && 'Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
  }, [isAdmin]);
}
