import { useEffect, useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import type { UnderdogsConfigRow, UnderdogsEventRow } from '@poolhouse/contract';

/** The games of a week: the page has those of this week and coming ones, earlier ones are asked for. */
export function useGames(
  { contest_id, year }: Pick<UnderdogsConfigRow, 'contest_id' | 'year'>,
  week: number,
  events: readonly UnderdogsEventRow[],
): readonly UnderdogsEventRow[] {
  const { call } = useApi();
  const [asked, setAsked] = useState<{ week: number; games: readonly UnderdogsEventRow[] } | null>(null);
  const known = events.some((event) => event.week === week);
  useEffect(() => {
    if (known) return undefined;
    const stop = new AbortController();
    void call('GET underdogs/games', { query: { contest_id, year, week }, signal: stop.signal }).then(({ data }) => {
      if (data && !stop.signal.aborted) setAsked({ week, games: data.events.data });
    });
    return () => stop.abort();
  }, [call, known, contest_id, year, week]);
  return known ? events : asked?.week === week ? asked.games : [];
}
