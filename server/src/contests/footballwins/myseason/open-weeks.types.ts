import type { Game } from '../../../sport/games/game';
import type { Side } from '../../../sport/games/game.rules';
import type { Ranked } from '../../standings/ranking.rules';
import type { Standing } from '../standings.rules';

/** A game that was played, and the chance of each side by its closing line; a tie is half of each. Null without a line. */
export interface LinedGame {
  readonly game: Game & { score1: number; score2: number };
  readonly chances: Readonly<Record<Side, number>> | null;
}

/** A week of which every result is there. */
export interface OpenWeek {
  readonly week: number;
  readonly games: readonly LinedGame[];
  /** The season before and after it. */
  readonly before: readonly Ranked<Standing>[];
  readonly after: readonly Ranked<Standing>[];
}
