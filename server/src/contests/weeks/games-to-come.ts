import type { Game } from '../../sport/games/game';
import type { ToCome } from '../season-report';

const OVER: ReadonlySet<Game['state']> = new Set(['final', 'cancelled']);

/** The games of a season that are not over, of all that a contest counts. */
export function gamesToCome(weeks: readonly (readonly Pick<Game, 'state'>[])[]): ToCome {
  const games = weeks.flat();
  return { n: games.length === 0 ? null : games.filter(({ state }) => !OVER.has(state)).length, what: 'game' };
}
