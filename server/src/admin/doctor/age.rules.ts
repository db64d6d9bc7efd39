import { plural } from '@poolhouse/contract/formats';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '40 seconds', '3 hours', '12 days': how long something is ago, roughly. */
export function ageWords(ms: number): string {
  if (ms < 2 * MINUTE) return plural(Math.max(0, Math.round(ms / 1000)), 'second');
  if (ms < 2 * HOUR) return plural(Math.round(ms / MINUTE), 'minute');
  if (ms < 2 * DAY) return plural(Math.round(ms / HOUR), 'hour');
  return plural(Math.round(ms / DAY), 'day');
}
