/** A feed may miss so many looks before the screen says so. */
const MISSED_LOOKS = 3;

export interface FeedAge {
  /** The last good answer, epoch ms; null when there never was one. */
  lastGoodAt: number | null;
  /** When the first of the games that are on now kicked off, epoch ms; undefined while none is. */
  liveSince: number | undefined;
  /** Seconds between two looks while games are on. */
  refreshSeconds: number;
  now: number;
}

/**
 * From when the scores on the board are, epoch ms, when that has to be said: games are on, and the feed has been silent for three
 * looks of them. Before the first kick-off it is asked more rarely, so only the time since then counts.
 */
export function staleScoresFrom({ lastGoodAt, liveSince, refreshSeconds, now }: FeedAge): number | null {
  if (lastGoodAt === null || liveSince === undefined) return null;
  return now - Math.max(lastGoodAt, liveSince) > MISSED_LOOKS * refreshSeconds * 1000 ? lastGoodAt : null;
}
