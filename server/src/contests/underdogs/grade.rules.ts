import { gradeOfMargin } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../sport/games/game';
import { coverMargin, hasKickedOff, isOffBoard, type Side } from '../../sport/games/game.rules';

export type GradedGame = Pick<Game, 'kickoffAt' | 'spread2' | 'state' | 'score1' | 'score2'>;

export interface DogsGrade {
  /** W won outright, C lost or tied but covered, L neither; '' while not graded. */
  grade: 'W' | 'C' | 'L' | '';
  /** Ahead, or won. */
  won: boolean;
  /** The team's margin plus its points; null before there is a score. */
  spreadScore: number | null;
  /** The game is on: this is how it stands now. */
  live: boolean;
}

export const UNGRADED: DogsGrade = { grade: '', won: false, spreadScore: null, live: false };

/**
 * Grades an underdog (design.md section 8). A push covers nothing, so it is an L. Games that are off the board, and games that
 * kicked off without a line, grade nothing, whatever points were taken before.
 *
 * @param spread points that the team gets
 */
export function gradeDog(side: Side, spread: number, game: GradedGame, now: number): DogsGrade {
  if (isOffBoard(game) || !hasKickedOff(game, now) || game.spread2 === null) return UNGRADED;
  const margin = coverMargin(game, side, 0);
  if (margin === null) return UNGRADED;
  const [won, spreadScore] = [margin > 0, margin + spread];
  if (game.state !== 'final') return { grade: '', won, spreadScore, live: game.state === 'in_progress' };
  return { grade: gradeOfMargin(margin, spread), won, spreadScore, live: false };
}
