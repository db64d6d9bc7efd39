import { useMemo } from 'react';
import { noRefresh, numberParam, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import type { DataOf } from '@poolhouse/contract';
import { useFootballContest } from '../contest/useFootballContest';

export type History = DataOf<'GET football/history'>;

/** The history that the address asks for: `entry`, and `year` (the current one unless said). */
export function useHistory() {
  const [params] = useSearchParams();
  const entry = params.get('entry')?.trim() ?? '';
  const year = numberParam(params, 'year');
  const { contest } = useFootballContest();
  const query = useMemo(
    () => (entry === '' ? null : { entryname: entry, ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }),
    [entry, year, contest],
  );
  const page = usePageData('GET football/history', query, noRefresh);
  return { page, entry, year, contest };
}
