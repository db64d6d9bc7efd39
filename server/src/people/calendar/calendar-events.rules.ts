import type { HomeDate } from '../home/home-source';

/** What one contest name tells a calendar. */
export interface ContestDates {
  readonly contest: string;
  readonly dates: readonly HomeDate[];
}

/** An event as a calendar shows it. Instants are epoch ms; `end` is null for what lasts no time. */
export interface CalendarEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly start: number;
  readonly end: number | null;
}

/**
 * The player's dates as events, the earliest first. Where they have several entries of a contest name, each event says whose it is.
 *
 * @param baseUrl where the site is reached; its host is part of each UID, so that two sites are told apart
 */
export function calendarEvents(contests: readonly ContestDates[], baseUrl: string): CalendarEvent[] {
  const site = new URL(baseUrl);
  return contests
    .flatMap(({ contest, dates }) => {
      const several = new Set(dates.map(({ entry, pool }) => JSON.stringify([entry, pool]))).size > 1;
      return dates.map(({ ID, title, at, until, entry, pool, href }) => ({
        uid: `${contest}-${ID}@${site.hostname}`.toLowerCase(),
        summary: several ? `${title}, ${entry}` : title,
        description: `${entry}, ${pool}`,
        url: new URL(href, site).href,
        start: at,
        end: until,
      }));
    })
    .sort((a, b) => a.start - b.start || (a.uid < b.uid ? -1 : 1));
}
