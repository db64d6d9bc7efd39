/** Seconds between two looks at a scoreboard while a game is on, and while none is. */
export const LIVE_SECONDS = 30;
const IDLE_SECONDS = 600;

/** When a scoreboard is worth looking at again, s: often while a game is on, and at the next kick-off. Instants are epoch ms. */
export function nextPoll(live: boolean, nextKickoff: number | undefined, now: number): number {
  if (live) return LIVE_SECONDS;
  const untilKickoff = nextKickoff === undefined ? Infinity : Math.ceil((nextKickoff - now) / 1000);
  return Math.min(IDLE_SECONDS, Math.max(1, untilKickoff));
}
