import type { DataOf } from '@poolhouse/contract';
import { useForgetLost, usePageData, useWeekAddress } from '@poolhouse/shared-ui/board';
import { untilOver } from '@poolhouse/shared-ui/season';
import { useFootballContest } from '../contest/useFootballContest';

export type RecapPage = DataOf<'GET football/recap'>;

/** The recap of the address's week, or of the last that is over, in the contest that this device chose last. */
export function useRecap() {
  const chosen = useFootballContest();
  const { query, hrefFor } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/recap', query, untilOver);
  useForgetLost(chosen, page.error);
  return { page, config: page.data?.config.data[0], hrefFor };
}
