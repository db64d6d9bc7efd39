import { DateTime } from 'luxon';
import { CONTEST_ZONE } from '../../../sport/games/week.rules';
import type { Result } from '../money/winnings.rules';

const dayOf = (at: number): string => DateTime.fromMillis(at, { zone: CONTEST_ZONE }).toISODate() ?? '';

/** The results as they stood after each day with one, the first day first. Pure. */
export function afterEachDay(results: readonly Result[]): { day: string; results: Result[] }[] {
  const days = [...new Set(results.filter(({ winner }) => winner !== undefined).map(({ tipoffAt }) => dayOf(tipoffAt)))].sort();
  return days.map((day) => ({
    day,
    results: results.map((result) => (dayOf(result.tipoffAt) <= day ? result : { ...result, winner: undefined, loser: undefined })),
  }));
}
