import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { dogSide, teamKey, type TeamKey } from './missed-pick.rules';

/** The games of a week whose underdog an entry may still take. */
export function openDogs(games: readonly Game[], used: ReadonlyMap<TeamKey, number>, now: number): Game[] {
  return games.filter((game) => {
    const side = dogSide(game);
    return side !== null && game.state === 'scheduled' && !hasKickedOff(game, now) && !used.has(teamKey(game, side));
  });
}
