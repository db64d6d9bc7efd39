import { serverNow } from '../api/server-time';
import { epoch, wallOf, type Instant } from './instant';

const DAY_MS = 86_400_000;
/** Closer than this many days a weekday says it all. */
const WEEKDAY_DAYS = 6;

/**
 * 12 or 24 hours, and whether the month or the day comes first, are as the viewer has them; words are English, as all of the site
 * (docs/decisions/0180). All of these write a wall clock told as UTC: what Intl makes would keep the zone of its making.
 */
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
const monthDay = new Intl.DateTimeFormat(undefined, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const dayComesFirst = monthDay.formatToParts(0).find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
const formatter = (options: Intl.DateTimeFormatOptions, english = 'en-US') =>
  new Intl.DateTimeFormat(english, { ...options, timeZone: 'UTC' });
const clock = formatter({ hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) });
const weekday = formatter({ weekday: 'short' });
const month = formatter({ month: 'short' });
/** English as it is written where the day comes first: 'Sun, 16 Nov'. */
const ordered = dayComesFirst ? 'en-150' : 'en-US';
const dated = formatter({ weekday: 'short', month: 'short', day: 'numeric' }, ordered);
const longDay = formatter({ weekday: 'long', month: 'short', day: 'numeric' }, ordered);

/** Whatever the server sent, an instant that is none prints nothing. */
function print(format: Intl.DateTimeFormat, at: Instant): string {
  const wall = wallOf(at);
  return Number.isNaN(wall) ? '' : format.format(wall).replace(/\u202f/g, ' ');
}

/** '4:05 PM', '16:05' */
export function formatTime(at: Instant): string {
  return print(clock, at);
}

/** 'Sun' within 6 days of now, else '11/16'. */
export function formatDay(at: Instant, now: number = serverNow()): string {
  return Math.abs(dayNumber(at) - dayNumber(now)) <= WEEKDAY_DAYS ? print(weekday, at) : formatMonthDay(at);
}

/** 'Sun 4:05 PM' */
export function formatDayTime(at: Instant, now: number = serverNow()): string {
  return Number.isNaN(epoch(at)) ? '' : `${formatDay(at, now)} ${formatTime(at)}`;
}

/** '4:05 PM' of today, else 'Sun 4:05 PM': of what may be as old as it likes. */
export function formatSince(at: Instant, now: number = serverNow()): string {
  return dayKey(at) === dayKey(now) ? formatTime(at) : formatDayTime(at, now);
}

/** '11/16', '16.11.' */
export function formatMonthDay(at: Instant): string {
  return print(monthDay, at);
}

/** 'Nov' */
export function formatMonth(at: Instant): string {
  return print(month, at);
}

/** 'Sun, Nov 16', 'Sun, 16 Nov' */
export function formatDate(at: Instant): string {
  return print(dated, at);
}

/** 'Sunday, Nov 16', 'Sunday, 16 Nov' */
export function formatLongDay(at: Instant): string {
  return print(longDay, at);
}

/** '2026-11-16' in the viewer's zone: rows of one day have one key. */
export function dayKey(at: Instant): string {
  const wall = wallOf(at);
  return Number.isNaN(wall) ? '' : new Date(wall).toISOString().slice(0, 10);
}

/** Counts calendar days in the viewer's zone, whatever the clock changes do to their length. */
const dayNumber = (at: Instant): number => Math.floor(wallOf(at) / DAY_MS);
