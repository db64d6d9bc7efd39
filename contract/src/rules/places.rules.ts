import { shareEqually, sum } from './shares.rules';

/** One finisher's part of the prizes for places. */
export interface PlacePrize<T> {
  winner: T;
  /** Shared place, 1, 2, 2, 4. */
  place: number;
  points: number;
}

/**
 * Pays whole points by place. Finishers who are tied share the places they span; odd points go to the first of them.
 *
 * @param tied groups of equal finishers, the best first, each in the order in which odd points go
 * @param places points by place, the first place first
 */
export function sharePlaces<T>(tied: readonly (readonly T[])[], places: readonly number[]): PlacePrize<T>[] {
  let taken = 0;
  return tied.flatMap((group) => {
    const points = sum(places.slice(taken, taken + group.length));
    taken += group.length;
    return shareOne(group, taken - group.length + 1, points);
  });
}

/** Shares the points of one place among those who hold it. */
export function shareOne<T>(winners: readonly T[], place: number, points: number): PlacePrize<T>[] {
  const shares = shareEqually(points, winners.length);
  return winners.map((winner, n) => ({ winner, place, points: shares[n] ?? 0 }));
}
