import { hasKickedOff } from '../../games/game.rules';
import { teamOf } from '../games/team-words.rules';
import type { DogPick } from './picks';

/** Why a pick counts for nothing, for people; '' for one that counts. */
export function idleWords({ idle, game, side, usedIn }: Pick<DogPick, 'idle' | 'game' | 'side' | 'usedIn'>, now: number): string {
  const team = teamOf(game, side);
  switch (idle) {
    case 'moved':
      return 'The game was moved to another week';
    case 'off_board':
      return `The game is ${game.state}`;
    case 'no_line':
      return 'The game kicked off without a line';
    case 'favourite':
      return hasKickedOff(game, now) ? `${team} got no points at kickoff` : `${team} get no points as the line stands`;
    case 'used':
      return `${team} are the pick of week ${usedIn}`;
    case null:
      return '';
  }
}
