import { useEffect, useMemo } from 'react';
import { boardRefresh, numberParam, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { FOOTBALL_WEEKS, PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { useFootballContest } from '../contest/useFootballContest';
import { boardOf, type FootballPage } from './board.rules';
import { weekOfOtherYear } from './refresh.rules';

const refreshSeconds = ({ config: { data: [config] }, scores }: FootballPage): number | null => boardRefresh(scores.data, config !== undefined && config.ShowWeek === config.Week);

/** The board of the asked week and year, in the contest that this device chose last. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const week = numberParam(params, 'week');
  const year = numberParam(params, 'year');
  const chosen = useFootballContest();
  const { contest, choose: chooseContest } = chosen;
  const query = useMemo(() => ({ ...(week && { week }), ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }), [week, year, contest]);
  const page = usePageData('GET football/pagedata', query, { refreshSeconds });
  const board = useMemo(() => page.data && boardOf(page.data, PICKS_PER_WEEK, year), [page.data, year]);

  useForgetLost(chosen, page.error);
  const otherWeek = board && weekOfOtherYear({ week, year }, board.config, FOOTBALL_WEEKS);
  useEffect(() => {
    if (otherWeek) setParams({ year: String(year), week: String(otherWeek) }, { replace: true });
  }, [otherWeek, year, setParams]);

  const hrefFor = (n: number): string => `?week=${n}${year ? `&year=${year}` : ''}`;
  const chooseYear = (of: number): void => setParams(of === board?.config.Year ? {} : { year: String(of) });
  return { page, board, hrefFor, chooseContest, chooseYear };
}
