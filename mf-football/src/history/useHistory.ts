import { byText } from '@poolhouse/shared-ui';
import { noRefresh, numberParam, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { useFootballContest } from '../contest/useFootballContest';
import { lastOver } from './history.rules';

/** The history that the address asks for: `entry` (the player's own unless said), and `year` (the current one unless said). */
export function useHistory() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('entry')?.trim() ?? '';
  const year = numberParam(params, 'year');
  const { contest } = useFootballContest();
  const board = useEntryNames(year, contest);
  const entry = asked || board.own || (board.names[0] ?? '');
  const query = useMemo(
    () => (entry === '' ? null : { entryname: entry, ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }),
    [entry, year, contest],
  );
  const page = usePageData('GET football/history', query, noRefresh);
  return {
    page,
    entry,
    year,
    contest,
    names: board.names,
    over: board.over,
    /** It is not known yet whose history this is. */
    finding: entry === '' && !board.known,
    choose: (name: string) => setParams({ ...(year && { year: String(year) }), entry: name }),
  };
}

/** The names of the season's entries, the player's own, and which week was the last to be over; the board's call, which whoever comes from there has already. */
function useEntryNames(year: number | undefined, contest: number) {
  const query = useMemo(() => ({ ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }), [year, contest]);
  const { data, error } = usePageData('GET football/pagedata', query, noRefresh);
  return {
    known: data !== null || error !== null,
    over: lastOver(data?.config.data[0]),
    own: data?.config.data[0]?.EntryName ?? '',
    names: [...new Set(data?.standings.data.map(({ EntryName }) => EntryName))].sort(byText),
  };
}
