import { kickoffsOf, noRefresh, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import { pageLive, pageRefresh } from './refresh.rules';
import type { SquaresPage } from './squares.types';

const live = { refreshSeconds: pageRefresh, begins: ({ events }: SquaresPage) => kickoffsOf(events.data), live: pageLive };

/** The board that this device chose last. All screens show parts of it; `still` reads it once. */
export function useSquares(still: boolean) {
  const chosen = useContest('bbsquares_contest_id');
  const { contest } = chosen;
  const query = useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]);
  const page = usePageData('GET bbsquares/pagedata', query, still ? noRefresh : live);
  useForgetLost(chosen, page.error);
  return { page, query, choose: chosen.choose };
}
