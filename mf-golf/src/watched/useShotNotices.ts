import { useCallback, useEffect, useRef } from 'react';
import type { GolfLeaderRow } from '@poolhouse/contract';

/**
 * Tells an administrator of every new stroke of a watched golfer by the browser's own notices. Answers the way to ask for the permission,
 * which is asked for when somebody is watched first, never on load.
 */
export function useShotNotices(rows: readonly GolfLeaderRow[], watched: ReadonlySet<number>, isAdmin: boolean): () => void {
  const before = useRef<ReadonlyMap<number, string> | null>(null);
  useEffect(() => {
    const now = new Map(rows.filter((row) => watched.has(row.Golfer_ID)).map((row) => [row.Golfer_ID, row.last_shot]));
    if (isAdmin && before.current && 'Notification' in window && Notification.permission === 'granted') {
      for (const row of rows) {
        const old = before.current.get(row.Golfer_ID);
        if (old !== undefined && now.has(row.Golfer_ID) && row.last_shot !== '' && row.last_shot !== old)
          new Notification(row.Name, { body: row.last_shot, tag: `golf-${row.Golfer_ID}` });
      }
    }
    before.current = now;
  }, [rows, watched, isAdmin]);
  return useCallback(() => {
    if (isAdmin && 'Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
  }, [isAdmin]);
}
