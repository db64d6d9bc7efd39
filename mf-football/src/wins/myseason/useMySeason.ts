import type { DataOf } from '@poolhouse/contract';
import { noRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useYearQuery } from '../../contest/useYearQuery';
import { useWinsContest } from '../useWinsContest';

export type MySeasonPage = DataOf<'GET football/footballwins_my_season'>;

/** My season, or that of the address's `year`, in the contest that this device chose last. A week that is on changes nothing of it. */
export function useMySeason() {
  const chosen = useWinsContest();
  const { year, query } = useYearQuery(chosen.contest);
  const page = usePageData('GET football/footballwins_my_season', query, noRefresh);
  useForgetLost(chosen, page.error);
  return { page, year };
}
