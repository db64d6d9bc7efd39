import type { Race } from './race.types';

const QUARTERS = 4;
const PLACES_OF_QUARTER = 16;

/**
 * What each owner may still expect from each quarter of the bracket, points: exact, over all who may be met.
 *
 * @param chance that the first of two places beats the second
 */
export function hopes(race: Race, chance: (one: number, other: number) => number): number[][] {
  const toCome = race.paid.map(() => Array.from({ length: QUARTERS }, () => 0));
  let sides: ReadonlyMap<number, number>[] = race.seeds.map((_, place) => new Map([[place, 1]]));
  for (const [round, games] of race.winners.entries()) {
    sides = games.map((winner, game) => {
      if (winner !== undefined) return new Map([[winner, 1]]);
      const after = new Map<number, number>();
      const [upper, lower] = [sides[2 * game] ?? new Map<number, number>(), sides[2 * game + 1] ?? new Map<number, number>()];
      for (const [own, others] of [
        [upper, lower],
        [lower, upper],
      ] as const)
        for (const [place, reached] of own) {
          let beats = 0;
          for (const [other, theirs] of others) beats += theirs * chance(place, other);
          after.set(place, reached * beats);
          for (const { owner, part } of race.holders[place] ?? []) {
            const of = toCome[owner];
            const quarter = Math.floor(place / PLACES_OF_QUARTER);
            if (of) of[quarter] = (of[quarter] ?? 0) + reached * beats * part * (race.values[round] ?? 0);
          }
        }
      return after;
    });
  }
  return toCome;
}
