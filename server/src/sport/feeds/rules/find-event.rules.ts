import type { FeedGame } from '../feed-game';
import type { KnownEvent } from '../known-event';
import { teamMatch } from './team-match.rules';

const HOUR_MS = 3_600_000;
/** Two teams meet at most once within so long; sources differ by time zones and moved kick-offs. */
export const SAME_GAME_MS = 36 * HOUR_MS;
/** A postponed game may come back under a new id within so long. */
export const REPLAY_MS = 21 * 24 * HOUR_MS;

/**
 * Which game of the site a feed speaks of: the one with its id, else the one of the same teams at about the same time that has no
 * id yet, else a postponed one that is played now under another id (New York at Buffalo, 2014).
 */
export function findEvent(feed: FeedGame, events: readonly KnownEvent[]): KnownEvent | undefined {
  if (feed.feedKey !== null) {
    const own = events.find((event) => event.feedKey === feed.feedKey);
    if (own) return own;
  }
  const alike = events
    .filter((event) => event.sport === feed.sport)
    .map((event) => ({
      event,
      away: surely(feed, event, 1),
      home: surely(feed, event, 2),
      apart: Math.abs(event.kickoffAt - feed.kickoffAt),
    }))
    .filter(({ away, home }) => away > 0 && home > 0)
    .sort((a, b) => b.away + b.home - (a.away + a.home) || a.apart - b.apart || a.event.id - b.event.id);
  const near = alike.find(({ event, apart }) => apart <= SAME_GAME_MS && (feed.feedKey === null || event.feedKey === null));
  if (near) return near.event;
  const goesOn = feed.feedKey !== null && feed.play !== null && feed.play.state !== 'postponed' && feed.play.state !== 'cancelled';
  return goesOn
    ? alike.find(
        ({ event, apart }) => event.state === 'postponed' && !event.manual && feed.kickoffAt > event.kickoffAt && apart <= REPLAY_MS,
      )?.event
    : undefined;
}

function surely(feed: FeedGame, event: KnownEvent, side: 1 | 2): number {
  return side === 1
    ? teamMatch(feed.sport, feed.away, { name: event.team1, code: event.abbrev1 })
    : teamMatch(feed.sport, feed.home, { name: event.team2, code: event.abbrev2 });
}
