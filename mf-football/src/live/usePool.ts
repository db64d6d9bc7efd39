import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { boardRefresh, kickoffsOf, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import { boardOf, type FootballPage } from '../contest/board.rules';

/** Nothing of it is pushed: of the streams that a player may have open the page's own is one, and two pools would want four. */
const REFRESH = {
  refreshSeconds: ({ scores }: FootballPage) => boardRefresh(scores.data, true),
  begins: ({ scores }: FootballPage) => kickoffsOf(scores.data),
};

/** The board of a pool, beside all else that is on. */
export function usePool(contest: number) {
  const query = useMemo(() => ({ contest_id: contest }), [contest]);
  const { data, error, refresh } = usePageData('GET football/pagedata', query, REFRESH);
  const board = useMemo(() => data && boardOf(data, PICKS_PER_WEEK), [data]);
  return { data, board, error, refresh };
}
