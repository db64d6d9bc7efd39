import type { FootballEventRow } from '@poolhouse/contract';
import { epoch } from '@poolhouse/shared-ui';

/** Kick-off in epoch ms; a timestamp without a zone is UTC. Source: spec 1, section 9. */
export function kickoff(event: Pick<FootballEventRow, 'Day'>): number {
  return epoch(event.Day);
}

/** A game has started once its time has passed, whether or not the page heard of it. */
export function hasStarted(event: Pick<FootballEventRow, 'Day' | 'started'>, now: number): boolean {
  return event.started === 1 || kickoff(event) <= now;
}

/** The last kick-off that has passed, epoch ms; 0 before the first. */
export function lastKickoff(events: readonly Pick<FootballEventRow, 'Day'>[], now: number): number {
  return Math.max(0, ...events.map(kickoff).filter((at) => at <= now));
}

export const isOff = (event: Pick<FootballEventRow, 'status'>): boolean => event.status === 'Postponed' || event.status === 'Cancelled';

/** Still to come, so it stands in Available Games. */
const isUpcoming = (event: FootballEventRow, now: number): boolean => !hasStarted(event, now) && !isOff(event);

/** A side may be picked while its game is to come and has a line. */
export const isOpen = (event: FootballEventRow, now: number): boolean =>
  isUpcoming(event, now) && event.Spread1 !== null && event.Spread2 !== null;

/** The line that stands now for a team of the game. */
export function lineFor(event: FootballEventRow | undefined, team: string): number | null {
  if (!event) return null;
  return team === event.Pick1 ? event.Spread1 : event.Spread2;
}

export const opposite = (event: FootballEventRow, team: string): string => (team === event.Pick1 ? event.Pick2 : event.Pick1);

export type SportFilter = 'All' | 'NFL' | 'NCAA';

/** Upcoming games of the chosen sport by kick-off, then away team. */
export function availableGames(events: readonly FootballEventRow[], filter: SportFilter, now: number): FootballEventRow[] {
  return events
    .filter((event) => isUpcoming(event, now) && (filter === 'All' || event.SportAbbrev === filter))
    .sort((a, b) => kickoff(a) - kickoff(b) || (a.Pick1 < b.Pick1 ? -1 : 1));
}

/** Rows in order, cut into runs that share a key. */
export function groupRuns<T>(rows: readonly T[], keyOf: (row: T) => string): { key: string; rows: T[] }[] {
  const groups: { key: string; rows: T[] }[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}

/** The next kick-off of the week in epoch ms: what is unpicked there is gone, what is picked is locked. */
export function nextLock(events: readonly FootballEventRow[], now: number): number | null {
  const coming = events.filter((event) => isUpcoming(event, now)).map(kickoff);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** Seconds to the next read: lines change on the hour; while a game is played its chips follow every minute. */
export function picksRefresh(events: readonly FootballEventRow[], now: number): number {
  if (events.some((event) => event.inProgress)) return 60;
  const toTheHour = Math.ceil((3_600_000 - (now % 3_600_000)) / 1000) + 5;
  return Math.min(600, toTheHour);
}

export interface OpenSide {
  eventId: number;
  team: string;
  line: number | null;
  /** '@ Jets' or 'vs Bills'. */
  opponent: string;
  day: string;
}

/** Both sides of every game that can be picked now, by kick-off. */
export function openSides(events: readonly FootballEventRow[], now: number): OpenSide[] {
  return availableGames(events, 'All', now)
    .filter((event) => isOpen(event, now))
    .flatMap((event) => [
      { eventId: event.ID, team: event.Pick1, line: event.Spread1, opponent: `@ ${event.Pick2}`, day: event.Day },
      { eventId: event.ID, team: event.Pick2, line: event.Spread2, opponent: `vs ${event.Pick1}`, day: event.Day },
    ]);
}
