import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { PotRun } from './pot.rules';

/** How many games of a week have not begun. */
export const gamesToCome = (games: readonly Game[], now: number): number =>
  games.filter((game) => game.state === 'scheduled' && !hasKickedOff(game, now)).length;

/** Weeks after this one that may still count: those of the plan, and extra ones while points can be pushed into them. */
export function weeksAhead(week: number, run: PotRun, pointsPerWeek: number, lastWithGames: number): number {
  if (run.over) return 0;
  const last = pointsPerWeek > 0 ? Math.max(FOOTBALL_WEEKS, lastWithGames) : FOOTBALL_WEEKS;
  return Math.max(0, last - week);
}
