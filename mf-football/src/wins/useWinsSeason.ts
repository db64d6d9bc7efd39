import type { DataOf } from '@poolhouse/contract';
import { useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useYearQuery } from '../contest/useYearQuery';
import { useWinsContest } from './useWinsContest';

export type WinsSeason = DataOf<'GET football/footballwins_season'>;

/** The season so far, or that of the address's `year`, in the contest that this device chose last. */
export function useWinsSeason(refreshSeconds: (page: WinsSeason) => number | null) {
  const chosen = useWinsContest();
  const { query } = useYearQuery(chosen.contest);
  const page = usePageData('GET football/footballwins_season', query, { refreshSeconds });
  useForgetLost(chosen, page.error);
  return page;
}
