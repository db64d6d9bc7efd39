import type { Game } from '../../sport/games/game';
import { windowOf, type Calendar } from './calendar';

/** The instants at which a board changes by time alone: its kick-offs, and the opening of every week. */
export function moments(
  calendar: Calendar,
  games: Iterable<Pick<Game, 'kickoffAt'>>,
  now: number,
): { validFrom: number; validUntil: number } {
  let [validFrom, validUntil] = [0, Infinity];
  const see = (moment: number) => {
    if (moment <= now) validFrom = Math.max(validFrom, moment);
    else validUntil = Math.min(validUntil, moment);
  };
  for (let week = 1; week <= calendar.weeks + 1; week += 1) see(windowOf(calendar, week)?.opensAt ?? Infinity);
  for (const { kickoffAt } of games) see(kickoffAt);
  return { validFrom, validUntil };
}
