import { epoch, serverNow, useFromNow } from '@poolhouse/shared-ui';
import { useState } from 'react';

/** The site's time, epoch ms, which changes only when one of these games (`day`: ISO) kicks off: in between the same ones are locked. */
export function useKickoffTime(games: readonly { day: string }[]): number {
  const passed = useFromNow((now) => games.filter(({ day }) => epoch(day) <= now).length);
  const [held, hold] = useState(() => ({ games, passed, now: serverNow() }));
  if (held.games !== games || held.passed !== passed) hold({ games, passed, now: serverNow() });
  return held.now;
}
