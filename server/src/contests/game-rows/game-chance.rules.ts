import { chanceOf, marginsOf, openChance, type Margins } from '@poolhouse/contract/chances';
import { ofOne } from '../../ground/memory/of-one.rules';
import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';

/** What the end of a game hangs on. */
export type Open = Pick<Game, 'sport' | 'spread2' | 'score1' | 'score2' | 'state' | 'status' | 'timeLeft'>;

/** A game that changes is another object; its ends are worked out once for all who have it. */
const endsOf = ofOne(({ sport, spread2, score1, score2, state, status, timeLeft }: Open): Margins | null => {
  if (spread2 === null) return null;
  const line = spread2;
  if (state === 'scheduled') return marginsOf({ sport, line, lead: 0, status: '', timeLeft: '' });
  return score1 === null || score2 === null ? null : marginsOf({ sport, line, lead: score2 - score1, status, timeLeft });
});

/**
 * The chance that a side beats a line in a game that is not over, as rows have it. Null where the game has no line, or no clock that can be read.
 *
 * @param line the side's own; 0 asks whether it wins outright
 */
export function gameChance(game: Open, side: Side, line: number | null): number | null {
  const ends = line === null ? null : endsOf(game);
  return ends && line !== null ? openChance(chanceOf(ends, side, line)) : null;
}

/** The same with what it hangs on, for a row whose line through the day is drawn from the game's steps. */
export function chanceFields(game: Open & Pick<Game, 'id'>, side: Side, line: number | null) {
  const chance = gameChance(game, side, line);
  return chance === null || line === null ? { chance } : { chance, game: game.id, side, line };
}
