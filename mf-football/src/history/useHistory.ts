import { useMemo } from 'react';
import { usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import type { DataOf } from '@poolhouse/contract';
import { useContest } from '../contest/useContest';
import { numberParam } from '../screen/number-param';

export type History = DataOf<'GET football/history'>;

const never = { refreshSeconds: () => null };

/** The history that the address asks for: `entry`, and `year` (the current one unless said). */
export function useHistory() {
  const [params] = useSearchParams();
  const entry = params.get('entry')?.trim() ?? '';
  const year = numberParam(params, 'year');
  const { contest } = useContest();
  const query = useMemo(() => (entry === '' ? null : { entryname: entry, ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }), [entry, year, contest]);
  const page = usePageData('GET football/history', query, never);
  return { page, entry, year, contest };
}
