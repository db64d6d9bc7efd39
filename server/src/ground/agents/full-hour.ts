import { Cron } from 'croner';
import { must } from '../must';

/** Without a function to call it only tells times. UTC: a zone half an hour off would make 'on the hour' ambiguous. */
const hourly = new Cron('0 0 * * * *', { timezone: 'UTC', paused: true });

/** The first full hour after an instant; both epoch ms. */
export function nextFullHour(now: number): number {
  return must(hourly.nextRun(new Date(now)), 'a full hour to come').getTime();
}
