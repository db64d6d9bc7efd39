import type { FootballPickRow, FootballScoreRow } from '../../contests/football';
import { endingsCutAt, type GameEnding } from '../game-ending.rules';
import type { Side } from '../lines.rules';
import { lineOf } from './endings.rules';

type PickOn = Pick<FootballPickRow, 'Pick' | 'Spread' | 'Result'>;

/** 1 away, 2 home: whose a pick of the game is. */
export const sideOf = (pick: Pick<FootballPickRow, 'Pick'>, game: Pick<FootballScoreRow, 'team1'>): Side =>
  pick.Pick === game.team1 ? 1 : 2;

/** Whether a pick's result hangs on its game: one without a line, or off the board, counts nothing. */
export const counts = <P extends Pick<FootballPickRow, 'Spread' | 'Result'>>(pick: P): pick is P & { Spread: number; Result: number } =>
  pick.Spread !== null && pick.Result !== null;

/**
 * The ways in which a game can end that its line and the picks known of it can tell apart, from the away side's to the home side's: two, a
 * third where the line is whole, more where picks were locked at other lines.
 *
 * @param picks the game's
 */
export function gameEndings(game: FootballScoreRow, picks: readonly PickOn[]): GameEnding[] {
  const lines = picks.filter(counts).map((pick) => lineOf({ side: sideOf(pick, game), line: pick.Spread }));
  const known = game.Spread2 === null ? lines : [0 - game.Spread2, ...lines];
  return endingsCutAt(known.flatMap((line) => (Number.isInteger(line) ? [line - 1, line] : [Math.ceil(line) - 1])));
}
