import { hasKickedOff } from '../../sport/games/game.rules';
import type { DogPick } from './picks';

/** Why a pick counts for nothing, for people; '' for one that counts. */
export function idleWords({ idle, game, usedIn }: Pick<DogPick, 'idle' | 'game' | 'usedIn'>, now: number): string {
  switch (idle) {
    case 'moved':
      return 'The game was moved to another week';
    case 'off_board':
      return `The game is ${game.state}`;
    case 'no_line':
      return 'The game kicked off without a line';
    case 'favourite':
      return hasKickedOff(game, now) ? 'No points for the team at kickoff' : 'No points for the team as the line stands';
    case 'used':
      return `The team is the pick of week ${usedIn}`;
    case null:
      return '';
  }
}
