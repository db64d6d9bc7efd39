import { DateTime } from 'luxon';
import { must } from '../../ground/must';

/** The wall clock by which contest weeks and nflverse kick-off times are given. */
export const CONTEST_ZONE = 'America/New_York';
const TUESDAY = 2;
const OPENING_HOUR = 6;
const DAY_MS = 86_400_000;

/**
 * The Tuesday (yyyy-mm-dd) whose 06:00 in New York opens the contest week that holds an instant (design.md section 6).
 *
 * @param instant epoch ms
 */
export function weekStartOf(instant: number): string {
  if (latest && latest.opensAt <= instant && instant < latest.closesAt) return latest.start;
  const start = startOf(instant);
  latest = { start, ...weekWindow(start) };
  return start;
}

/** The window that was asked for last: mostly that of now, which everybody asks for. */
let latest: { start: string; opensAt: number; closesAt: number } | undefined;

function startOf(instant: number): string {
  const local = DateTime.fromMillis(instant, { zone: CONTEST_ZONE });
  const sinceTuesday = (local.weekday - TUESDAY + 7) % 7;
  const back = sinceTuesday === 0 && local.hour < OPENING_HOUR ? 7 : sinceTuesday;
  return must(local.minus({ days: back }).toISODate(), 'the Tuesday of a week');
}

/** The window of a contest week in epoch ms: `opensAt` belongs to it, `closesAt` to the next one. */
export function weekWindow(weekStart: string): { opensAt: number; closesAt: number } {
  const known = windows.get(weekStart);
  if (known) return known;
  const window = { opensAt: opening(weekStart), closesAt: opening(addWeeks(weekStart, 1)) };
  windows.set(weekStart, window);
  return window;
}

/** A window is the same for ever, and asking a calendar of time zones is dear. A century has five thousand. */
const windows = new Map<string, { opensAt: number; closesAt: number }>();

/** Week 1 is the season's first window; smaller numbers lie before the season. */
export function weekNumber(seasonStart: string, weekStart: string): number {
  return Math.round((dayNumber(weekStart) - dayNumber(seasonStart)) / 7) + 1;
}

/** The Tuesday `count` weeks later; earlier when negative. */
export function addWeeks(weekStart: string, count: number): string {
  return new Date((dayNumber(weekStart) + 7 * count) * DAY_MS).toISOString().slice(0, 10);
}

function opening(weekStart: string): number {
  return DateTime.fromISO(weekStart, { zone: CONTEST_ZONE }).set({ hour: OPENING_HOUR }).toMillis();
}

/** Days since 1970; plain dates carry no clock change. */
function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Whether an instant is on a Monday where contest weeks are counted. */
export const isOnMonday = (at: number): boolean => DateTime.fromMillis(at, { zone: CONTEST_ZONE }).weekday === 1;
