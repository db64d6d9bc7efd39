import type { GolfPicksRow } from '@poolhouse/contract';

/** The golfers of an entry, as far as it has them. */
export const golferIds = ({ Pick1, Pick2, Pick3, Pick4 }: Pick<GolfPicksRow, 'Pick1' | 'Pick2' | 'Pick3' | 'Pick4'>): number[] =>
  [Pick1, Pick2, Pick3, Pick4].filter((golferId) => golferId !== null);
