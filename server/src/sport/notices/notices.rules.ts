import type { NoticeType } from '@poolhouse/contract';
import type { Game } from '../games/game';

const MINUTE_MS = 60_000;
/** A score that comes after a longer silence is caught up with (a clock that was moved, a feed that was away), not a play of now. */
export const PLAY_IS_NEWS_MS = 20 * MINUTE_MS;
/** A result entered later than that after the kick-off is history. */
export const FINAL_IS_NEWS_MS = 36 * 60 * MINUTE_MS;

export type NoticedGame = Pick<
  Game,
  'id' | 'team1' | 'team2' | 'kickoffAt' | 'state' | 'score1' | 'score2' | 'status' | 'timeLeft' | 'updatedAt'
>;

export interface GameNotice {
  kind: NoticeType;
  /** Names the cause, the same in every process. */
  dedupeKey: string;
  title: string;
  body: string;
  /** Only rewrites a notice of the game that has not left yet; an extra point rings no phone of its own. */
  rewrites: boolean;
}

/**
 * What there is to tell when a game's row changes: a scoring play, the final score, or both. It tells of teams and scores alone,
 * so nothing sealed can be in it. A score that goes down, and one that is caught up with after a silence, gives no notice; a final does.
 *
 * @param now site time, epoch ms
 */
export function noticesOf(before: NoticedGame, after: NoticedGame, now: number): GameNotice[] {
  const { score1, score2, kickoffAt } = after;
  if (score1 === null || score2 === null || now < kickoffAt) return [];
  const notices =
    before.state === 'final' ? [] : [scoringPlay(before, { ...after, score1, score2 }, now)].filter((notice) => notice !== undefined);
  if (after.state !== 'final' || before.state === 'final' || now - kickoffAt > FINAL_IS_NEWS_MS) return notices;
  return [
    ...notices,
    {
      kind: 'final',
      dedupeKey: `event:${after.id}:final`,
      title: finalTitle(after, score1 - score2),
      body: bodyOf(after),
      rewrites: false,
    },
  ];
}

function scoringPlay(before: NoticedGame, after: NoticedGame & { score1: number; score2: number }, now: number): GameNotice | undefined {
  if (after.state !== 'in_progress' && after.state !== 'final') return undefined;
  const gained1 = after.score1 - (before.score1 ?? 0);
  const gained2 = after.score2 - (before.score2 ?? 0);
  if (gained1 < 0 || gained2 < 0 || gained1 + gained2 === 0) return undefined;
  const seenAt = before.state === 'in_progress' ? Math.max(before.updatedAt, after.kickoffAt) : after.kickoffAt;
  if (now - seenAt > PLAY_IS_NEWS_MS) return undefined;
  return {
    kind: 'scoring_play',
    dedupeKey: `event:${after.id}:score:${after.score1}-${after.score2}`,
    title: playTitle(after, gained1, gained2),
    body: bodyOf(after),
    rewrites: gained1 + gained2 === 1,
  };
}

const PLAYS: Record<number, string> = {
  1: 'Extra point',
  2: 'Two points',
  3: 'Field goal',
  6: 'Touchdown',
  7: 'Touchdown',
  8: 'Touchdown',
};

function playTitle({ team1, team2 }: NoticedGame, gained1: number, gained2: number): string {
  if (gained1 > 0 && gained2 > 0) return `${team1} and ${team2} score`;
  const team = gained1 > 0 ? team1 : team2;
  const play = PLAYS[gained1 + gained2];
  return play === undefined ? `Points for ${team}` : `${play} ${team}`;
}

function finalTitle({ team1, team2 }: NoticedGame, margin: number): string {
  if (margin === 0) return `${team1} and ${team2} tie`;
  return `${margin > 0 ? team1 : team2} win`;
}

/** 'Bills 20, Buccaneers 13 · Q3 2:14' */
function bodyOf({ team1, team2, score1, score2, state, status, timeLeft }: NoticedGame): string {
  const running = timeLeft === '' || timeLeft === '0:00' || status === 'Halftime' ? status : `${status} ${timeLeft}`;
  const when = state === 'final' ? (status === 'F/OT' ? 'Final after overtime' : 'Final') : running;
  return `${team1} ${score1}, ${team2} ${score2}${when === '' ? '' : ` · ${when}`}`;
}
