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

/** Where the demo's clock starts unless another moment is asked for: Sunday 2026-11-22 15:22 in New York. */
export const DEMO_START = demoInstant(DEMO_WEEK, 5, '15:22');
/** How many seconds of its time pass in a real one. */
export const DEMO_RATE = 12;
/** Half an hour before the early games of that Sunday, which is two and a half minutes of a newcomer's time. */
export const KICKOFF_START = demoInstant(DEMO_WEEK, 5, '12:30');
/** In the second half of that week's last game. */
export const MONDAY_START = demoInstant(DEMO_WEEK, 6, '22:05');
/** The Friday afternoon of that week. */
export const FRIDAY_START = demoInstant(DEMO_WEEK, 3, '16:40');

/**
 * Up to when a demo's people have picked and talked, and its lines have moved: up to the instant at which its clock begins. In one that
 * begins before the season they have come as far as in the usual one, ready for a clock that is put on to there.
 */
export const livedUntil = (start: number): number => (start < demoInstant(DEMO_WEEK, 0, '09:00') ? DEMO_START : start);
