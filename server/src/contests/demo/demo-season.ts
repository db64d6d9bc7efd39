import { DateTime } from 'luxon';
import { must } from '../../ground/must';
import { addWeeks, CONTEST_ZONE } from '../../sport/games/week.rules';

/** Leagues of which the demo makes games up. */
export type DemoSport = 'NFL' | 'NCAA';

/** The made-up season of the demo league. */
export const DEMO_SEASON = 2026;
export const NFL_WEEKS = 18;
/** College teams play until the title games of week 14. */
export const COLLEGE_WEEKS = 13;
/** The week in which the demo begins: late in the early games of its Sunday, with others still to come. */
export const DEMO_WEEK = 11;
/** Every number of the demo comes from this one, so that each new demo is the same. */
export const DEMO_SEED = 20260910;

const FIRST_TUESDAY = '2026-09-08';

/** The opening Tuesday of a week of the demo season. */
export function demoWeekStart(week: number): string {
  return addWeeks(FIRST_TUESDAY, week - 1);
}

/** An instant in a week of the demo season, by the New York clock. @param day 0 Tuesday … 6 Monday @param time hh:mm */
export function demoInstant(week: number, day: number, time: string): number {
  const date = must(
    DateTime.fromISO(demoWeekStart(week), { zone: CONTEST_ZONE }).plus({ days: day }).toISODate(),
    'a day of the demo season',
  );
  return DateTime.fromISO(`${date}T${time}`, { zone: CONTEST_ZONE }).toMillis();
}

/** The same weekday and New York time 52 weeks before. */
export function aYearEarlier(instant: number): number {
  return DateTime.fromMillis(instant, { zone: CONTEST_ZONE }).minus({ weeks: 52 }).toMillis();
}

/** Where the demo's clock starts, Sunday 2026-11-22 15:22 in New York, and how many seconds of it pass in a real one. */
export const DEMO_START = demoInstant(DEMO_WEEK, 5, '15:22');
export const DEMO_RATE = 12;
