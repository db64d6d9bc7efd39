import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';

/** Games that an entry has not picked and still may: `now` those with a line, `later` those that wait for one. */
export interface StillPickable {
  now: readonly Game[];
  later: readonly Game[];
}

/** @param picks the entry's of the week; @param now epoch ms */
export function stillPickable(games: readonly Game[], picks: readonly { eventId: number }[], now: number): StillPickable {
  const held = new Set(picks.map(({ eventId }) => eventId));
  const open = games.filter((game) => game.state === 'scheduled' && !hasKickedOff(game, now) && !held.has(game.id));
  return { now: open.filter(({ spread2 }) => spread2 !== null), later: open.filter(({ spread2 }) => spread2 === null) };
}
