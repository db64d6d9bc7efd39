import { weekStartOf } from '../../games/week.rules';
import type { FeedGame, FeedPlay } from '../feed-game';
import type { FeedSource, KnownEvent, UnconfirmedScore } from '../known-event';
import { newLine } from './line.rules';
import { progress } from './progress.rules';
import { newKickoff } from './redate.rules';

/** Fields of a game that a feed changes. */
export type GameFields = Partial<
  Pick<
    KnownEvent,
    | 'kickoffAt'
    | 'weekStart'
    | 'rank1'
    | 'rank2'
    | 'tv'
    | 'state'
    | 'score1'
    | 'score2'
    | 'status'
    | 'timeLeft'
    | 'possession'
    | 'statusNote'
    | 'feedKey'
    | 'spread2'
  >
>;

export interface GamePlan {
  /** Only what differs; empty when nothing does. */
  fields: GameFields;
  corrected?: { score1: number; score2: number };
  /** To store when it differs from what is stored. */
  unconfirmed: UnconfirmedScore | null;
  refused?: string;
}

/** All that one answer does to one known game. */
export function planGame(
  known: KnownEvent,
  feed: FeedGame,
  { unconfirmed, source, now }: { unconfirmed: UnconfirmedScore | null; source: FeedSource; now: number },
): GamePlan {
  const movedTo = newKickoff(known, feed, now);
  const kickoffAt = movedTo ?? known.kickoffAt;
  const { play, corrected, unconfirmed: stillOpen, refused } = progress(known, feed.play, { unconfirmed, kickoffAt, now });
  const line = newLine(known, feed, { source, after: { kickoffAt, state: play?.state ?? known.state }, now });
  const wanted: GameFields = {
    ...(movedTo === undefined ? {} : { kickoffAt, weekStart: weekStartOf(kickoffAt) }),
    ...(play ? shown(play) : {}),
    ...(known.state === 'final' ? {} : listing(feed)),
    ...(feed.feedKey === null ? {} : { feedKey: feed.feedKey }),
    ...(line === undefined ? {} : { spread2: line }),
  };
  return {
    fields: differing(known, wanted),
    ...(corrected ? { corrected } : {}),
    unconfirmed: stillOpen,
    ...(refused === undefined ? {} : { refused }),
  };
}

/** The part of a game that its course decides. */
export function shown({
  state,
  score1,
  score2,
  status,
  timeLeft,
  possession,
  note,
}: FeedPlay): Required<Pick<GameFields, 'state' | 'score1' | 'score2' | 'status' | 'timeLeft' | 'possession' | 'statusNote'>> {
  return { state, score1, score2, status, timeLeft, possession, statusNote: note };
}

/** A broadcast that the feed no longer names is still the broadcast. */
function listing({ listing: reported }: FeedGame): GameFields {
  if (!reported) return {};
  const { rank1, rank2, tv } = reported;
  return { rank1, rank2, ...(tv === '' ? {} : { tv }) };
}

function differing(known: KnownEvent, wanted: GameFields): GameFields {
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => known[field as keyof GameFields] !== value));
}
