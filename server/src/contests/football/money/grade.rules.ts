import { Result } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { coverMargin, hasKickedOff, isOffBoard, lineOfSide, type Side } from '../../../sport/games/game.rules';

export type ResultCode = (typeof Result)[keyof typeof Result] | null;
export type GradedGame = Pick<Game, 'kickoffAt' | 'spread2' | 'state' | 'score1' | 'score2'>;

export interface GradedPick {
  side: Side;
  /** The picked side's line as the player locked it; null: the line at kick-off counts. */
  lockedSpread: number | null;
}

export interface Grade {
  /** Spec section 4: 1 win, 0 loss, -1 winning, -2 losing, 3 picked; null grades nothing. */
  result: ResultCode;
  /** The score equals the line: Result 0 when final, -2 while the game runs. */
  push: boolean;
  /** The line that decides, the picked side's; null while there is none. */
  line: number | null;
}

/**
 * Grades one pick against the spread (design.md section 8). A push is a loss. Games that are off the board, and games that
 * kicked off without a line, grade nothing, even for a player who had locked a line before it was taken away.
 */
export function gradePick(pick: GradedPick, game: GradedGame, now: number): Grade {
  const closing = lineOfSide(game, pick.side);
  const line = pick.lockedSpread ?? closing;
  if (isOffBoard(game)) return { result: null, push: false, line };
  if (!hasKickedOff(game, now)) return { result: Result.picked, push: false, line };
  if (closing === null || line === null) return { result: null, push: false, line: null };
  const margin = coverMargin(game, pick.side, line);
  if (margin === null) return { result: Result.picked, push: false, line };
  const [ahead, behind] = game.state === 'final' ? [Result.win, Result.loss] : [Result.winning, Result.losing];
  return { result: margin > 0 ? ahead : behind, push: margin === 0, line };
}
