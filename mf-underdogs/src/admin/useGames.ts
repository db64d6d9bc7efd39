import type { UnderdogsConfigRow, UnderdogsEventRow } from '@poolhouse/contract';
import { useRead, type Read } from '@poolhouse/shared-ui/board';

/** The games of a week: the page has those of this week and coming ones, earlier ones are asked for. */
export function useGames(
  { contest_id, year }: Pick<UnderdogsConfigRow, 'contest_id' | 'year'>,
  week: number,
  events: readonly UnderdogsEventRow[],
): { readonly games: readonly UnderdogsEventRow[]; readonly asked: Read<unknown> | null } {
  const known = events.some((event) => event.week === week);
  const read = useRead('GET underdogs/games', known ? null : { contest_id, year, week });
  return known ? { games: events, asked: null } : { games: read.data?.events.data ?? [], asked: read };
}
