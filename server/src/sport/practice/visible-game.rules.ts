import { must } from '../../ground/must';
import { visibleBasketball } from './basketball.rules';
import { drivesOf, situation } from './drives.rules';
import { seededRandom } from './random.rules';
import { scoringPlays, type FinalScore } from './scoring.rules';
import { finalGame, notStarted, type VisibleGame } from './shown-game.rules';
import { clockAt, GAME_STEPS, periodAt, periodsOf, STEP_MS } from './timeline.rules';

export { finalGame, type VisibleGame } from './shown-game.rules';

/** From kick-off until the final score of the longest game may be seen, football's (design.md section 6). */
export const GAME_MS = GAME_STEPS * STEP_MS;

export interface PlayedGame {
  /** Decides all that is made up about the game; of basketball its key at its source does. */
  id: number;
  sourceKey: string;
  /** NCAA's overtime has no clock; NCAAB is basketball. */
  sport: string;
  kickoffAt: number;
  abbrev1: string;
  abbrev2: string;
}

/**
 * What the practice clock lets be seen of a game: nothing before its kick-off, then something plausible that moves once a
 * minute and ends at the real score, and that score from 3 h 15 min on, of basketball from 2 h 30 min on. A game without a result is never
 * played.
 */
export function visibleGame(game: PlayedGame, final: FinalScore | null, now: number): VisibleGame {
  if (!final || now < game.kickoffAt) return notStarted;
  if (game.sport === 'NCAAB') return visibleBasketball(game, final, now);
  const step = Math.floor((now - game.kickoffAt) / STEP_MS);
  if (step >= GAME_STEPS) return finalGame(final);
  const random = seededRandom(game.id);
  const periods = periodsOf(final.overtime, random);
  const plays = scoringPlays(final, periods, random);
  const scoreOf = (side: 1 | 2) => plays.reduce((sum, play) => (play.side === side && play.step <= step ? sum + play.points : sum), 0);
  const period = periodAt(step, periods);
  const running = { state: 'in_progress', score1: scoreOf(1), score2: scoreOf(2), status: period.status } as const;
  if (period.status === 'Halftime') return { ...running, timeLeft: clockAt(step, period), possession: null, statusNote: '' };
  const drive = must(
    drivesOf(plays, GAME_STEPS, random).find(({ from, to }) => step >= from && step < to),
    'a drive that holds the step',
  );
  return {
    ...running,
    // College overtime is played without a clock.
    timeLeft: period.status === 'OT' && game.sport === 'NCAA' ? '0:00' : clockAt(step, period),
    possession: drive.side,
    statusNote: situation(drive, step, [game.abbrev1, game.abbrev2], seededRandom(game.id * 1000 + step)),
  };
}

/** When visibleGame next gives something else for a game with a result, epoch ms; Infinity for never. */
export function nextChange(kickoffAt: number, now: number): number {
  if (now < kickoffAt) return kickoffAt;
  const step = Math.floor((now - kickoffAt) / STEP_MS);
  return step >= GAME_STEPS ? Infinity : kickoffAt + (step + 1) * STEP_MS;
}
