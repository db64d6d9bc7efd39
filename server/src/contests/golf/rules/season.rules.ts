import { DateTime } from 'luxon';
import type { Tournament } from '../golf';

/** Events of a season unless an administrator says otherwise. */
export const SEASON_EVENTS = 35;

/** Why a tournament cannot be in a season; null where it can. */
export function unfit({ format, name }: Pick<Tournament, 'format' | 'name'>): string | null {
  if (format === 'team') return `${name}: two golfers share a ball here, so nobody's own holes exist.`;
  if (format === 'match') return `${name}: holes are won and lost here, so there is no score to par.`;
  return null;
}

/** Of each calendar week the fit tournament with the largest purse, from January on, so many at most; majors count double. */
export function proposedSeason(
  tournaments: readonly Tournament[],
  year: number,
  events = SEASON_EVENTS,
): { tournament: Tournament; double: boolean }[] {
  const weeks = new Map<string, Tournament>();
  for (const tournament of tournaments) {
    if (tournament.startDate.slice(0, 4) !== String(year) || unfit(tournament) !== null || tournament.reported === 'CANCELLED') continue;
    const week = DateTime.fromISO(tournament.startDate).toFormat('kkkk-WW');
    const before = weeks.get(week);
    if (!before || tournament.purse > before.purse) weeks.set(week, tournament);
  }
  const chosen = [...weeks.values()].sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.id - b.id));
  return chosen.slice(0, events).map((tournament) => ({ tournament, double: tournament.major }));
}
