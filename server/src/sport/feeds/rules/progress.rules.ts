import { formatRecord } from '@poolhouse/contract/formats';
import type { FeedPlay } from '../feed-game';
import type { KnownEvent, UnconfirmedScore } from '../known-event';
import { advance, positionOf } from './position.rules';

/** A score that was taken back counts when the feed still says so after so long, ms. */
export const CONFIRM_MS = 60_000;
/** Officials put time back on the clock after a review, s: with a score that has grown, so much is believed. */
const PUT_BACK_SECONDS = 60;

interface Score {
  score1: number;
  score2: number;
}

export interface Progress {
  /** What the board shows from now on; undefined to leave it. */
  play?: FeedPlay;
  /** A score that was on the board and was taken back. */
  corrected?: Score;
  /** To remember until the feed confirms it; null to forget. */
  unconfirmed: UnconfirmedScore | null;
  /** Why the feed is not believed. */
  refused?: string;
}

/**
 * What a feed does to a game: it goes forward and never back, by period and clock first. A final game stays final, one that is on is
 * not scheduled again, and a lower score (or another one of a final game) has to be reported twice, a minute apart, while the game has
 * gone on: an answer that is stuck repeats itself and confirms nothing.
 *
 * `kickoffAt` is as it is after this answer.
 */
export function progress(
  known: KnownEvent,
  play: FeedPlay | null,
  { unconfirmed, kickoffAt, now }: { unconfirmed: UnconfirmedScore | null; kickoffAt: number; now: number },
): Progress {
  if (known.manual || play === null) return { unconfirmed };
  const refuse = (refused: string): Progress => ({ unconfirmed: null, refused });
  const playing = play.state === 'in_progress' || play.state === 'final';
  if (playing && now < kickoffAt) return refuse('is told to be on before its kick-off');
  if (known.state === 'final' && play.state !== 'final') return refuse(`is final and cannot be ${words[play.state]} again`);
  if (known.state === 'in_progress' && play.state === 'scheduled') return refuse('is on and cannot be scheduled again');
  const off = known.state === 'postponed' || known.state === 'cancelled';
  if (off && play.state === 'scheduled' && kickoffAt <= now) return refuse(`is ${words[known.state]} and has no day to come`);
  const ahead = known.state === 'in_progress' && play.state === 'in_progress' ? advance(shownPosition(known), positionOf(play)) : Infinity;
  if (ahead !== undefined && ahead < 0 && !(ahead >= -PUT_BACK_SECONDS && grows(known, play)))
    return { unconfirmed, refused: 'has its clock turned back' };
  const [corrected, reported] = [scoreOf(known), scoreOf(play)];
  if (!corrected || !reported || !takesBack(known.state, corrected, reported))
    return { play: known.state === 'final' ? { ...play, note: play.note || known.statusNote } : play, unconfirmed: null };

  const again = unconfirmed !== null && unconfirmed.score1 === reported.score1 && unconfirmed.score2 === reported.score2;
  const wentOn = ahead === undefined || ahead > 0;
  if (again && wentOn && now - unconfirmed.seenAt >= CONFIRM_MS) {
    const note = play.state === 'final' ? `Score corrected from ${formatRecord(corrected.score1, corrected.score2)}` : play.note;
    return { play: { ...play, note }, corrected, unconfirmed: null };
  }
  return {
    unconfirmed: again ? unconfirmed : { ...reported, seenAt: now },
    refused: `has its score taken back to ${formatRecord(reported.score1, reported.score2)}; that has to be confirmed`,
  };
}

const shownPosition = ({ status, timeLeft, statusNote: note }: KnownEvent) => positionOf({ status, timeLeft, note });

function grows(known: KnownEvent, play: FeedPlay): boolean {
  const gained = [(play.score1 ?? 0) - (known.score1 ?? 0), (play.score2 ?? 0) - (known.score2 ?? 0)];
  return gained.every((points) => points >= 0) && gained.some((points) => points > 0);
}

function scoreOf({ score1, score2 }: Pick<KnownEvent, 'score1' | 'score2'>): Score | null {
  return score1 === null || score2 === null ? null : { score1, score2 };
}

function takesBack(state: KnownEvent['state'], before: Score, reported: Score): boolean {
  if (state === 'final') return reported.score1 !== before.score1 || reported.score2 !== before.score2;
  return reported.score1 < before.score1 || reported.score2 < before.score2;
}

const words = { scheduled: 'scheduled', in_progress: 'on', final: 'final', postponed: 'postponed', cancelled: 'cancelled' } as const;
