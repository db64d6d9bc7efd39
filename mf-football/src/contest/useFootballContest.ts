import { useContest, type ChosenContest } from '@poolhouse/shared-ui/board';

/** The football contest that this device chose last. */
export const useFootballContest = (): ChosenContest => useContest('football_contest_id');
