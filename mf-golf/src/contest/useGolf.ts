import { noRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import type { GolfPage } from './golf.types';
import { refreshSeconds } from './refresh.rules';
import { useTournamentAddress } from './useTournamentAddress';

const live = {
  refreshSeconds,
  begins: ({ config }: GolfPage) => config.data.flatMap(({ status, LockAt }) => (status === 'NOT_STARTED' ? [LockAt] : [])),
  live: ({ config }: GolfPage) => config.data[0]?.status === 'IN_PROGRESS',
};

/** The board of the contest that this device chose last and the tournament of the address. `still` reads it once. */
export function useGolf(still: boolean) {
  const { chosen, query, chooseTournament } = useTournamentAddress();
  const page = usePageData('GET golf/pagedata', query, still ? noRefresh : live);
  useForgetLost(chosen, page.error);
  return { page, contest: chosen.contest, chooseContest: chosen.choose, chooseTournament };
}
