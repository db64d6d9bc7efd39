import type { Game } from '../../sport/games/game';
import { windowOf, type Calendar } from './calendar';

/** The instants at which a board changes by time alone: its kick-offs, and the opening of every week. */
export function moments(
  calendar: Calendar,
  games: Iterable<Pick<Game, 'kickoffAt'>>,
  now: number,
): { validFrom: number; validUntil: number } {
  const openings = Array.from({ length: calendar.weeks + 1 }, (_, n) => windowOf(calendar, n + 1)?.opensAt ?? Infinity);
  const all = [...openings, ...[...games].map((game) => game.kickoffAt)];
  return {
    validFrom: Math.max(0, ...all.filter((moment) => moment <= now)),
    validUntil: Math.min(Infinity, ...all.filter((moment) => moment > now)),
  };
}
