import { numberParam, noRefresh, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useMemo } from 'react';
import type { GolfPage } from './golf.types';

const WHILE_PLAYING = 90;
const ELSE = 600;

/** Seconds to the next read, as the specification has them. */
export const refreshSeconds = ({ config }: { config: { data: { status: string }[] } }): number =>
  config.data[0]?.status === 'IN_PROGRESS' ? WHILE_PLAYING : ELSE;

const live = {
  refreshSeconds,
  live: ({ config }: GolfPage) => config.data[0]?.status === 'IN_PROGRESS',
};

/** The board of the contest that this device chose last and the tournament of the address. `still` reads it once. */
export function useGolf(still: boolean) {
  const [params, setParams] = useSearchParams();
  const tid = numberParam(params, 'tid');
  const chosen = useContest('golf_contest_id');
  const { contest } = chosen;
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }) }), [contest, tid]);
  const page = usePageData('GET golf/pagedata', query, still ? noRefresh : live);
  useForgetLost(chosen, page.error);
  const chooseTournament = useCallback((one: number) => setParams({ tid: String(one) }), [setParams]);
  return { page, contest, chooseContest: chosen.choose, chooseTournament };
}
