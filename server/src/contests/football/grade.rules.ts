import { Result } from '@poolhouse/contract';
import type { Game } from '../../games/game';

/** 1 is the away side, 2 the home side. */
export type Side = 1 | 2;
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

/** The clock alone decides, so that a late or early report of a game moves no lock. */
export function hasKickedOff(game: Pick<Game, 'kickoffAt'>, now: number): boolean {
  return now >= game.kickoffAt;
}

/** `0 - x` instead of `-x`: a pick'em is 0 on both sides, never -0. */
export function lineOfSide(game: Pick<Game, 'spread2'>, side: Side): number | null {
  if (game.spread2 === null) return null;
  return side === 2 ? game.spread2 : 0 - game.spread2;
}

/** By how much the side beats its line: above 0 covers, 0 pushes. Null while a score is not known. */
export function coverMargin(game: Pick<Game, 'score1' | 'score2'>, side: Side, line: number): number | null {
  if (game.score1 === null || game.score2 === null) return null;
  const lead = side === 1 ? game.score1 - game.score2 : game.score2 - game.score1;
  return lead + line;
}

/**
 * Grades one pick against the spread (design.md section 8). A push is a loss. Games that are off the board, and games that
 * kicked off without a line, grade nothing, even for a player who had locked a line before it was taken away.
 */
export function gradePick(pick: GradedPick, game: GradedGame, now: number): Grade {
  const closing = lineOfSide(game, pick.side);
  const line = pick.lockedSpread ?? closing;
  if (game.state === 'postponed' || game.state === 'cancelled') return { result: null, push: false, line };
  if (!hasKickedOff(game, now)) return { result: Result.picked, push: false, line };
  if (closing === null || line === null) return { result: null, push: false, line: null };
  const margin = coverMargin(game, pick.side, line);
  if (margin === null) return { result: Result.picked, push: false, line };
  const [ahead, behind] = game.state === 'final' ? [Result.win, Result.loss] : [Result.winning, Result.losing];
  return { result: margin > 0 ? ahead : behind, push: margin === 0, line };
}
