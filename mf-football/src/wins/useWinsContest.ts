import { useContest, type ChosenContest } from '@poolhouse/shared-ui/board';

/** The NFL wins contest that this device chose last. */
export const useWinsContest = (): ChosenContest => useContest('footballwins_contest_id');
