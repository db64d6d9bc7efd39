import type { DataOf } from '@poolhouse/contract';
import { useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useFootballContest } from '../contest/useFootballContest';
import { useWeekAddress } from '../contest/useWeekAddress';

export type RecapPage = DataOf<'GET football/recap'>;

const WHILE_OPEN = 60;

/** Seconds to the next read: each minute while the week has games without a result. */
const recapRefresh = ({ config }: RecapPage): number | null => (config.data[0]?.Over === 0 ? WHILE_OPEN : null);

/** The recap of the address's week, or of the last that is over, in the contest that this device chose last. */
export function useRecap() {
  const chosen = useFootballContest();
  const { query, hrefFor } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/recap', query, { refreshSeconds: recapRefresh });
  useForgetLost(chosen, page.error);
  return { page, hrefFor };
}
