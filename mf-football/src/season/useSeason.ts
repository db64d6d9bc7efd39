import type { DataOf } from '@poolhouse/contract';
import { useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useFootballContest } from '../contest/useFootballContest';
import { useYearQuery } from '../contest/useYearQuery';

export type SeasonPage = DataOf<'GET football/season'>;

const WHILE_RUNNING = 60;

/** Seconds to the next read: each minute while a week runs, none otherwise. */
export function seasonRefresh(page: Pick<SeasonPage, 'ledger'>): number | null {
  return page.ledger.data.some((week) => week.State === 'running') ? WHILE_RUNNING : null;
}

/** The season so far, or that of the address's `year`, in the contest that this device chose last. */
export function useSeason() {
  const chosen = useFootballContest();
  const { year, query } = useYearQuery(chosen.contest);
  const page = usePageData('GET football/season', query, { refreshSeconds: seasonRefresh });
  useForgetLost(chosen, page.error);
  return { page, year };
}
