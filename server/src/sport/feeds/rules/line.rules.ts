import type { GameStatus } from '@poolhouse/contract';
import type { FeedGame } from '../feed-game';
import type { FeedSource, KnownEvent } from '../known-event';

/**
 * The home line that a game gets from a feed; undefined to leave it. Lines are frozen at kick-off, and one set by hand stays until it
 * is released. The scoreboard's line only fills in where no feed of lines has spoken: two that disagree would move it back and forth.
 *
 * `after`: kick-off and state as they are after this answer.
 */
export function newLine(
  known: Pick<KnownEvent, 'spread2' | 'manualLine' | 'lineSource'>,
  feed: Pick<FeedGame, 'spread2' | 'kickoffAt'>,
  { source, after, now }: { source: FeedSource; after: { kickoffAt: number; state: GameStatus }; now: number },
): number | undefined {
  const { spread2 } = feed;
  if (spread2 === null || spread2 === known.spread2 || known.manualLine) return undefined;
  if (after.state !== 'scheduled' || now >= after.kickoffAt || now >= feed.kickoffAt) return undefined;
  if (source === 'scoreboard' && known.lineSource === 'odds') return undefined;
  return spread2;
}
