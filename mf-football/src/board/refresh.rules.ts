import type { FootballConfigRow } from '@poolhouse/contract';

/**
 * The week that has to be asked for again, or null when the page shows the right one: of another year than the
 * config's the last regular week is shown unless a week was named. Source: spec 1, section 9.
 */
export function weekOfOtherYear(
  asked: { week?: number | undefined; year?: number | undefined },
  config: Pick<FootballConfigRow, 'Year' | 'Week'>,
  lastWeek: number,
): number | null {
  const otherYear = asked.year !== undefined && asked.year !== config.Year;
  return otherYear && asked.week === undefined && config.Week !== lastWeek ? lastWeek : null;
}
