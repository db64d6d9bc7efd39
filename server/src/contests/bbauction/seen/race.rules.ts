import { DateTime } from 'luxon';
import { CONTEST_ZONE } from '../../../sport/games/week.rules';
import type { Result } from '../money/winnings.rules';

const dayOf = (at: number): string => DateTime.fromMillis(at, { zone: CONTEST_ZONE }).toISODate() ?? '';

/** The results as they stood after each day with one, the first day first. Pure. */
export function afterEachDay(results: readonly Result[]): { day: string; results: Result[] }[] {
  const dated = results.map((result) => ({ result, on: dayOf(result.tipoffAt) }));
  const days = [...new Set(dated.filter(({ result: { winner } }) => winner !== undefined).map(({ on }) => on))].sort();
  return days.map((day) => ({
    day,
    results: dated.map(({ result, on }) => (on <= day ? result : { ...result, winner: undefined, loser: undefined })),
  }));
}
