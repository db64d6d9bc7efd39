import { useEffect, useMemo } from 'react';
import { boardRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { FOOTBALL_WEEKS, PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { useFootballContest } from '../contest/useFootballContest';
import { useWeekAddress } from '../contest/useWeekAddress';
import { boardOf, type FootballPage } from './board.rules';
import { weekOfOtherYear } from './refresh.rules';

const refreshSeconds = ({
  config: {
    data: [config],
  },
  scores,
}: FootballPage): number | null => boardRefresh(scores.data, config !== undefined && config.ShowWeek === config.Week);

/** The board of the asked week and year, in the contest that this device chose last. */
export function useBoard() {
  const chosen = useFootballContest();
  const { week, year, query, hrefFor, chooseYear, setParams } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/pagedata', query, { refreshSeconds });
  const board = useMemo(() => page.data && boardOf(page.data, PICKS_PER_WEEK, year), [page.data, year]);

  useForgetLost(chosen, page.error);
  const otherWeek = board && weekOfOtherYear({ week, year }, board.config, FOOTBALL_WEEKS);
  useEffect(() => {
    if (otherWeek) setParams({ year: String(year), week: String(otherWeek) }, { replace: true });
  }, [otherWeek, year, setParams]);

  return { page, board, hrefFor, chooseContest: chosen.choose, chooseYear: (of: number) => chooseYear(of, board?.config.Year) };
}
