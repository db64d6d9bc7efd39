import { boardRefresh, isOn, kickoffsOf, useForgetLost, usePageData, useWeekAddress, yearsOf } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import { useWinsContest } from '../useWinsContest';
import { boardOf, type WinsPage } from './board.rules';

const refreshSeconds = ({
  config: {
    data: [config],
  },
  scores,
}: WinsPage): number | null => boardRefresh(scores.data, config !== undefined && config.ShowWeek === config.week);

const REFRESH = {
  refreshSeconds,
  begins: ({ scores }: WinsPage) => kickoffsOf(scores.data),
  live: ({ scores }: WinsPage) => isOn(scores.data),
};

/** The board of the asked week and year, in the contest that this device chose last. */
export function useWinsBoard() {
  const chosen = useWinsContest();
  const { year, query, hrefFor, chooseYear } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/footballwins_pagedata', query, REFRESH);
  const board = useMemo(() => page.data && boardOf(page.data, year), [page.data, year]);
  useForgetLost(chosen, page.error);

  const years = board ? yearsOf(board.config.Years, board.config.year) : [];
  return { page, board, years, hrefFor, chooseContest: chosen.choose, chooseYear: (of: number) => chooseYear(of, years[0]) };
}

export type WinsBoardState = ReturnType<typeof useWinsBoard>;
