import type { FootballRecapConfig } from '@poolhouse/contract';
import { formatDay, plural } from '@poolhouse/shared-ui';

/** Why a week has no recap yet: 'Monday's game is open. The recap is here when it ends.' */
export function openWords({ Open, OpenAt }: Pick<FootballRecapConfig, 'Open' | 'OpenAt'>, dayOf: (at: string) => string = longDay): string {
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
