import { serverNow } from '../api/server-time';
import { epoch, type Instant } from './instant';

const DAY_MS = 86_400_000;
/** Closer than this many days a weekday says it all. */
const WEEKDAY_DAYS = 6;

/** 12 or 24 hours, and whether the month or the day comes first, are as the viewer has them; words are English, as all of the site. */
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const clock = formatter({ hour: 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) });
/** Of a day as the viewer's zone has it, told as one of UTC: that zone may change while the page is open. */
const monthDay = new Intl.DateTimeFormat(undefined, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const weekday = formatter({ weekday: 'short' });
const month = formatter({ month: 'short' });
const dated = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const longDay = formatter({ weekday: 'long', month: 'short', day: 'numeric' });

/** Whatever the server sent, an instant that is none prints nothing. */
const print = (format: Intl.DateTimeFormat, at: Instant) =>
  Number.isNaN(epoch(at)) ? '' : format.format(epoch(at)).replace(/\u202f/g, ' ');

/** '4:05 PM', '16:05' */
export function formatTime(at: Instant): string {
  return print(clock, at);
}

/** 'Sun' within 6 days of now, else '11/16'. */
export function formatDay(at: Instant, now: number = serverNow()): string {
  return Math.abs(dayNumber(epoch(at)) - dayNumber(now)) <= WEEKDAY_DAYS ? print(weekday, at) : formatMonthDay(at);
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
  const day = new Date(epoch(at));
  return print(monthDay, Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
}

/** 'Nov' */
export function formatMonth(at: Instant): string {
  return print(month, at);
}

/** 'Sun, Nov 16' */
export function formatDate(at: Instant): string {
  return print(dated, at);
}

/** 'Sunday, Nov 16' */
export function formatLongDay(at: Instant): string {
  return print(longDay, at);
}

/** '2026-11-16' in the viewer's zone: rows of one day have one key. */
export function dayKey(at: Instant): string {
  const day = new Date(epoch(at));
  if (Number.isNaN(day.getTime())) return '';
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Counts calendar days in the viewer's zone, whatever the clock changes do to their length. */
function dayNumber(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS;
}
