import { useMemo } from 'react';
import { epoch, useServerNow } from '@poolhouse/shared-ui';

/** The site's time, epoch ms, which changes only when one of these games (`day`: ISO) kicks off: in between the same ones are locked. */
export function useKickoffTime(games: readonly { day: string }[]): number {
  const now = useServerNow();
  const passed = games.filter(({ day }) => epoch(day) <= now).length;
  return useMemo(() => now, [games, passed]);
}
