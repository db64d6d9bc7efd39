import { useEffect, useMemo, useReducer } from 'react';
import { epoch, serverNow, serverRate } from '@poolhouse/shared-ui';

/** A timer cannot wait longer, in ms. */
const LONGEST = 2 ** 31 - 1;

/** The site's time, epoch ms, which changes only when one of these games (`day`: ISO) kicks off: in between the same ones are locked. */
export function useKickoffTime(games: readonly { day: string }[]): number {
  const [kickoffs, kickoff] = useReducer((n: number) => n + 1, 0);
  const now = useMemo(() => serverNow(), [games, kickoffs]);
  useEffect(() => {
    const next = Math.min(...games.map(({ day }) => epoch(day)).filter((at) => at > now));
    const timer = setTimeout(kickoff, Math.min((next - serverNow()) / serverRate(), LONGEST));
    return () => clearTimeout(timer);
  }, [games, now]);
  return now;
}
