import type { Game } from '../games/game';

/** The clock of a game's last quarter from which on its score is late, s. */
const LATE_SECONDS = 120;

export interface Score {
  score1: number;
  score2: number;
}

export type TimedGame = Pick<Game, 'state' | 'score1' | 'score2' | 'status' | 'timeLeft'>;

/**
 * The score with which a football game's last two minutes began, as far as the site saw it: what stood there when they were first seen,
 * less what was taken away since, which had never been scored. Undefined where nothing was seen of them, or where they are still to come.
 *
 * @param known the one that is kept of it
 */
export function lateScore(known: Score | undefined, { state, score1, score2, status, timeLeft }: TimedGame): Score | undefined {
  if (score1 === null || score2 === null) return undefined;
  const late = state === 'in_progress' && isLate(status, timeLeft);
  if (!late && (state !== 'final' || !known)) return undefined;
  return known ? { score1: Math.min(known.score1, score1), score2: Math.min(known.score2, score2) } : { score1, score2 };
}

/** Whether a change of a game can change that score. */
export const mayMoveLateScore = (before: TimedGame, after: TimedGame): boolean =>
  before.state === 'final' || isLate(before.status, before.timeLeft) || isLate(after.status, after.timeLeft);

function isLate(status: string, timeLeft: string): boolean {
  if (status === 'OT') return true;
  const clock = /^(\d+):(\d{2})$/.exec(timeLeft);
  return status === 'Q4' && clock !== null && Number(clock[1]) * 60 + Number(clock[2]) <= LATE_SECONDS;
}
