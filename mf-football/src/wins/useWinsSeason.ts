import type { DataOf } from '@poolhouse/contract';
import { numberParam, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { useWinsContest } from './useWinsContest';

export type WinsSeason = DataOf<'GET football/footballwins_season'>;

/** The season so far, or that of the address's `year`, in the contest that this device chose last. */
export function useWinsSeason(refreshSeconds: (page: WinsSeason) => number | null) {
  const chosen = useWinsContest();
  const { contest } = chosen;
  const [params] = useSearchParams();
  const year = numberParam(params, 'year');
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(year && { year }) }), [contest, year]);
  const page = usePageData('GET football/footballwins_season', query, { refreshSeconds });
  useForgetLost(chosen, page.error);
  return page;
}
