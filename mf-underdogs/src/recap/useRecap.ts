import type { DataOf } from '@poolhouse/contract';
import { numberParam, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useMemo } from 'react';

export type RecapPage = DataOf<'GET underdogs/recap'>;

const WHILE_OPEN = 60;

/** Seconds to the next read: each minute while the week has games without a result. */
const recapRefresh = ({ config }: RecapPage): number | null => (config.data[0]?.Over === 0 ? WHILE_OPEN : null);

/** The recap of the address's week, or of the last that is over, in the contest that this device chose last. */
export function useRecap() {
  const [params] = useSearchParams();
  const week = numberParam(params, 'week');
  const year = numberParam(params, 'year');
  const chosen = useContest('underdogs_contest_id');
  const { contest } = chosen;
  const query = useMemo(
    () => ({ ...(week && { week }), ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }),
    [week, year, contest],
  );
  const page = usePageData('GET underdogs/recap', query, { refreshSeconds: recapRefresh });
  useForgetLost(chosen, page.error);
  const hrefFor = useCallback((n: number): string => `?week=${n}${year ? `&year=${year}` : ''}`, [year]);
  return { page, hrefFor };
}
