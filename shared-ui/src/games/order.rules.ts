import { byText } from '../formats/by-text';
import type { Game } from './game.types';

type Phase = Pick<Game, 'state'> & { started: 0 | 1; inProgress: 0 | 1 };

/** Position of a game's group on a board: live, then started, not started, finished. Source: spec 1, section 4. */
function phase({ state, inProgress, started }: Phase): number {
  if (state === 'final') return 3;
  if (inProgress) return 0;
  return started ? 1 : 2;
}

/**
 * Games as a scores panel lists them; a new array.
 *
 * @param first those that come before the others of their group, as a phone wants them that shows a few
 */
export function orderGames<T extends Phase & Pick<Game, 'day' | 'team1'>>(
  games: readonly T[],
  first: (game: T) => boolean = () => false,
): T[] {
  const later = (game: T) => (first(game) ? 0 : 1);
  return [...games].sort((a, b) => phase(a) - phase(b) || later(a) - later(b) || byText(a.day, b.day) || byText(a.team1, b.team1));
}

export function gameCounts(games: readonly Phase[]): { live: number; toStart: number } {
  return {
    live: games.filter((game) => game.inProgress).length,
    toStart: games.filter((game) => game.state === 'scheduled' && !game.started).length,
  };
}

/** The next kick-off of these games in epoch ms, null when none is to come. */
export function nextKickoff(games: readonly (Phase & Pick<Game, 'day'>)[], now: number): number | null {
  const coming = games
    .filter((game) => game.state === 'scheduled' && !game.started)
    .map((game) => Date.parse(game.day))
    .filter((at) => at > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** When a score was last confirmed, ISO; '' before any. */
export function lastUpdate(games: readonly Pick<Game, 'updated'>[]): string {
  return games.reduce((last, { updated }) => (updated > last ? updated : last), '');
}
