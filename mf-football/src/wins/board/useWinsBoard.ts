import { useMemo } from 'react';
import { boardRefresh, numberParam, useForgetLost, usePageData, yearsOf } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useWinsContest } from '../useWinsContest';
import { boardOf, type WinsPage } from './board.rules';

const refreshSeconds = ({ config: { data: [config] }, scores }: WinsPage): number | null => boardRefresh(scores.data, config !== undefined && config.ShowWeek === config.week);

/** The board of the asked week and year, in the contest that this device chose last. */
export function useWinsBoard() {
  const [params, setParams] = useSearchParams();
  const week = numberParam(params, 'week');
  const year = numberParam(params, 'year');
  const chosen = useWinsContest();
  const { contest, choose: chooseContest } = chosen;
  const query = useMemo(() => ({ ...(week && { week }), ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }), [week, year, contest]);
  const page = usePageData('GET football/footballwins_pagedata', query, { refreshSeconds });
  const board = useMemo(() => page.data && boardOf(page.data, year), [page.data, year]);
  useForgetLost(chosen, page.error);

  const years = board ? yearsOf(board.config.Years, board.config.year) : [];
  const hrefFor = (n: number): string => `?week=${n}${year ? `&year=${year}` : ''}`;
  const chooseYear = (of: number): void => setParams(of === years[0] ? {} : { year: String(of) });
  return { page, board, years, hrefFor, chooseContest, chooseYear };
}

export type WinsBoardState = ReturnType<typeof useWinsBoard>;
