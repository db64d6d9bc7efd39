import { sharePlaces } from '../standings/places.rules';
import type { Ranked } from '../standings/ranking.rules';
import { divide } from '../standings/shares.rules';
import { hasBegun, type Standing } from './standings.rules';

/** What an administrator set on the contest. Whole points. */
export interface PrizeTerms {
  pointsPerEntry: number;
  overallPoints: readonly number[];
}

export interface Payout {
  entryId: number;
  name: string;
  rank: number;
  points: number;
  winnings: number;
}

/**
 * Whole points by place. The whole pot is paid, in proportion to the prizes that were set: exactly those where they add up to it.
 * Places that no entry can take leave theirs to the others; without prizes the first place gets all.
 */
export function placePrizes({ pointsPerEntry, overallPoints }: PrizeTerms, entries: number): number[] {
  return entries === 0 ? [] : divide(pointsPerEntry * entries, overallPoints.slice(0, entries));
}

/**
 * Who gets what if the season ended with these standings. Tied entries share the places they span, odd points by name. Nobody gets
 * anything before the first result, when everybody would be tied for everything.
 */
export function payoutsOf(terms: PrizeTerms, standings: readonly Ranked<Standing>[]): Payout[] {
  if (!hasBegun(standings)) return [];
  const tied = [...new Set(standings.map(({ rank }) => rank))].map((rank) => standings.filter((one) => one.rank === rank));
  return sharePlaces(tied, placePrizes(terms, standings.length))
    .filter(({ points }) => points > 0)
    .map(({ winner, place, points }) => ({
      entryId: winner.entryId,
      name: winner.name,
      rank: place,
      points: winner.points,
      winnings: points,
    }));
}
