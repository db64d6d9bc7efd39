import { between } from '../../ground/moments.rules';
import type { Game } from '../../sport/games/game';
import { windowOf, type Calendar } from './calendar';

/** The instants at which a board changes by time alone: its kick-offs, and the opening of every week. */
export function moments(
  calendar: Calendar,
  games: Iterable<Pick<Game, 'kickoffAt'>>,
  now: number,
): { validFrom: number; validUntil: number } {
  return between([...openings(calendar), ...Array.from(games, ({ kickoffAt }) => kickoffAt)], now);
}

/** When each week opens, and when the last one has closed. */
export const openings = (calendar: Calendar): number[] =>
  Array.from({ length: calendar.weeks + 1 }, (_, week) => windowOf(calendar, week + 1)?.opensAt ?? Infinity);
