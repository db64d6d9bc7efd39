import { againstLine, type Side } from '@poolhouse/contract/rules';
import type { Game } from './game';

export type { Side };

/** The clock alone decides, whatever a game's state says, so that a late or early report of it moves no lock. */
export function hasKickedOff(game: Pick<Game, 'kickoffAt'>, now: number): boolean {
  return now >= game.kickoffAt;
}

/** Neither played nor to be played on its day. */
export function isOffBoard(game: Pick<Game, 'state'>): boolean {
  return game.state === 'postponed' || game.state === 'cancelled';
}

/** `0 - x` instead of `-x`: a pick'em is 0 on both sides, never -0. */
export function lineOfSide(game: Pick<Game, 'spread2'>, side: Side): number | null {
  if (game.spread2 === null) return null;
  return side === 2 ? game.spread2 : 0 - game.spread2;
}

/** By how much the side beats its line: above 0 covers, 0 pushes. Null while a score is not known. */
export function coverMargin(game: Pick<Game, 'score1' | 'score2'>, side: Side, line: number): number | null {
  if (game.score1 === null || game.score2 === null) return null;
  return againstLine(side, game.score2 - game.score1, line);
}
