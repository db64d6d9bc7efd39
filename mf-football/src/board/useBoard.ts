import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';
import { boardRefresh, isOn, kickoffsOf, useForgetLost, usePageData, useWeekAddress } from '@poolhouse/shared-ui/board';
import { useCallback, useEffect } from 'react';
import type { FootballPage } from '../contest/board.rules';
import { useFootballContest } from '../contest/useFootballContest';
import { weekOfOtherYear } from './refresh.rules';
import { useBoardOf } from './useBoardOf';

const refreshSeconds = ({
  config: {
    data: [config],
  },
  scores,
}: FootballPage): number | null => boardRefresh(scores.data, config !== undefined && config.ShowWeek === config.Week);

const REFRESH = {
  refreshSeconds,
  begins: ({ scores }: FootballPage) => kickoffsOf(scores.data),
  live: ({ scores }: FootballPage) => isOn(scores.data),
};

/** The board of the asked week and year, in the contest that this device chose last. */
export function useBoard() {
  const chosen = useFootballContest();
  const { week, year, query, hrefFor, chooseYear, setParams } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/pagedata', query, REFRESH);
  const board = useBoardOf(page.data, year);

  useForgetLost(chosen, page.error);
  const otherWeek = board && weekOfOtherYear({ week, year }, board.config, FOOTBALL_WEEKS);
  useEffect(() => {
    if (otherWeek) setParams({ year: String(year), week: String(otherWeek) }, { replace: true });
  }, [otherWeek, year, setParams]);

  const current = board?.config.Year;
  const onYear = useCallback((of: number) => chooseYear(of, current), [chooseYear, current]);
  return { page, board, asked: week, hrefFor, chooseContest: chosen.choose, chooseYear: onYear };
}
