import type { GolfConfigRow } from '@poolhouse/contract';

/** No hole is left, and it is not official yet. */
export const isPlayedOut = ({ status, current_round, rounds }: Pick<GolfConfigRow, 'status' | 'current_round' | 'rounds'>): boolean =>
  status === 'ROUND_COMPLETE' && current_round >= rounds;

/** Picks are open and holes are left: what may still come of them is worked out. */
export const hasChances = (config: Pick<GolfConfigRow, 'locked' | 'status' | 'current_round' | 'rounds'>): boolean =>
  config.locked === 1 && config.status !== 'OFFICIAL' && config.status !== 'CANCELLED' && !isPlayedOut(config);
