import { plural } from '@poolhouse/contract/formats';
import { formatDay } from '../formats/when';

/** A week that is not over. */
export interface OpenWeek {
  /** Games without a result, and when the last of them begins, ISO; '' for none. */
  Open: number;
  OpenAt: string;
}

/** Why a week has no recap yet: 'Monday's game is open. The recap is here when it ends.' */
export function openWords({ Open, OpenAt }: OpenWeek, dayOf: (at: string) => string = longDay): string {
  if (Open === 0) return 'This week has no result yet. The recap is here when it ends.';
  if (Open === 1) return `${dayOf(OpenAt)}’s game is open. The recap is here when it ends.`;
  return `${plural(Open, 'game is', 'games are')} open. The recap is here when the last one ends.`;
}

const DAYS: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

const longDay = (at: string): string => DAYS[formatDay(at)] ?? formatDay(at);
