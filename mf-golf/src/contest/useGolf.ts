import { noRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import type { GolfPage } from './golf.types';
import { useTournamentAddress } from './useTournamentAddress';

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
  const { chosen, query, chooseTournament } = useTournamentAddress();
  const page = usePageData('GET golf/pagedata', query, still ? noRefresh : live);
  useForgetLost(chosen, page.error);
  return { page, contest: chosen.contest, chooseContest: chosen.choose, chooseTournament };
}
