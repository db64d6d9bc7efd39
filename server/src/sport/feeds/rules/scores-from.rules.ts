import type { Game, Sport } from '../../games/game';

/** ISO instant from which the scores of these games are, where one that is on has a silent feed; '' else. */
export function scoresFrom(
  games: ReadonlyArray<Pick<Game, 'sport' | 'state' | 'kickoffAt'>>,
  silent: ReadonlyMap<Sport, number>,
  now: number,
): string {
  if (silent.size === 0) return '';
  const on = games.filter((game) => game.kickoffAt <= now && (game.state === 'in_progress' || game.state === 'scheduled'));
  const since = on.flatMap((game) => silent.get(game.sport) ?? []);
  return since.length === 0 ? '' : new Date(Math.min(...since)).toISOString();
}
