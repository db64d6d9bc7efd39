import { weekStartOf } from '../../games/week.rules';
import type { FeedGame } from '../feed-game';
import type { KnownEvent } from '../known-event';

/** A game that begins so much earlier than planned is believed, and locks its picks at once. */
const EARLY_MS = 30 * 60_000;

/**
 * The kick-off that a game has by a feed, epoch ms; undefined to leave it.
 *
 * Once a kick-off has passed its picks are locked and shown, so a delay does not open them again: only a postponed game that
 * gets a day to come does, and one that moves to another contest week, where those picks count for nothing.
 */
export function newKickoff(known: KnownEvent, feed: FeedGame, now: number): number | undefined {
  if (known.manual || known.state === 'final' || !feed.listing?.timeKnown || !feed.play) return undefined;
  const { state } = feed.play;
  if (state === 'postponed' || state === 'cancelled') return undefined;
  const kickoffAt = mayMove(known, feed, now) && feed.kickoffAt !== known.kickoffAt ? feed.kickoffAt : undefined;
  const playing = state === 'in_progress' || state === 'final';
  const planned = kickoffAt ?? known.kickoffAt;
  if (playing && planned > now && planned - now <= EARLY_MS) return now;
  return kickoffAt;
}

function mayMove(known: KnownEvent, feed: FeedGame, now: number): boolean {
  if (known.state === 'postponed' || known.state === 'cancelled') return true;
  if (now < known.kickoffAt) return true;
  return (
    known.state === 'scheduled' &&
    feed.play?.state === 'scheduled' &&
    feed.kickoffAt > now &&
    weekStartOf(feed.kickoffAt) !== known.weekStart
  );
}
