import type { DataOf } from '@poolhouse/contract';
import { useContest, useForgetLost, usePageData, useWeekAddress } from '@poolhouse/shared-ui/board';
import { untilOver } from '@poolhouse/shared-ui/season';

export type RecapPage = DataOf<'GET underdogs/recap'>;

/** The recap of the address's week, or of the last that is over, in the contest that this device chose last. */
export function useRecap() {
  const chosen = useContest('underdogs_contest_id');
  const { query, hrefFor } = useWeekAddress(chosen.contest);
  const page = usePageData('GET underdogs/recap', query, untilOver);
  useForgetLost(chosen, page.error);
  return { page, config: page.data?.config.data[0], hrefFor };
}
