import { useEffect, useMemo, useState } from 'react';
import { storedId, storeId } from '@poolhouse/shared-ui';
import { usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { FOOTBALL_WEEKS, PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { boardOf, type FootballPage } from './board.rules';
import { boardRefresh, weekOfOtherYear } from './refresh.rules';

const KEY = 'football_contest_id';
const refreshSeconds = (page: FootballPage): number | null => boardRefresh(page.config.data[0], page.scores.data);

function numberOf(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The board of the asked week and year, in the contest that this device chose last. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const week = numberOf(params, 'week');
  const year = numberOf(params, 'year');
  const [contest, setContest] = useState(() => storedId(KEY));
  const query = useMemo(() => ({ ...(week && { week }), ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }), [week, year, contest]);
  const page = usePageData('GET football/pagedata', query, { refreshSeconds });
  const board = useMemo(() => page.data && boardOf(page.data, PICKS_PER_WEEK), [page.data]);

  function chooseContest(id: number): void {
    storeId(KEY, id);
    setContest(id);
  }

  // A contest that was left or removed is forgotten, so that the page finds the player's own again.
  const lost = contest > 0 && (page.error?.code === 'not_found' || page.error?.code === 'forbidden');
  useEffect(() => {
    if (!lost) return;
    storeId(KEY, 0);
    setContest(0);
  }, [lost]);

  const otherWeek = board && weekOfOtherYear({ week, year }, board.config, FOOTBALL_WEEKS);
  useEffect(() => {
    if (otherWeek) setParams({ year: String(year), week: String(otherWeek) }, { replace: true });
  }, [otherWeek, year, setParams]);

  const hrefFor = (n: number): string => `?week=${n}${year ? `&year=${year}` : ''}`;
  return { page, board, hrefFor, chooseContest };
}
