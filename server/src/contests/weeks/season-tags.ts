import { tag } from '../../ground/db/database';
import { weekStart, type Calendar } from './calendar';

/** What one week of a contest is played on: its entries and terms, its picks, and the games. */
export function weekTags(contestId: number, calendar: Calendar, week: number): string[] {
  const start = weekStart(calendar, week);
  return [tag.contest(contestId), tag.picks(contestId, week), ...(start === undefined ? [] : [tag.games(start)])];
}

/** Everything that a contest's season of weekly picks hangs on. */
export function seasonTags(contestId: number, calendar: Calendar): string[] {
  const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
  const own = weeks.flatMap((week) => weekTags(contestId, calendar, week));
  return [...new Set([tag.clock, tag.season(calendar.year), ...own])];
}
