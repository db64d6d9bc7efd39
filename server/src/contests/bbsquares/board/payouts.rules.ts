/** By round, from the First Four to the final. */
export const ROUND_COUNT = 7;
/** The whole pot in hundredths of a percent. */
export const WHOLE = 10_000;
/** Hundredths of a percent of the pot for each game of a round, from the First Four to the final. */
export const AMOUNTS: readonly number[] = [0, 80, 120, 220, 360, 560, 1200];
export const AMOUNTS_WITH_PLAYINS: readonly number[] = [40, 80, 120, 220, 360, 560, 1040];
/** Games of a round in a year with four games of the First Four. */
export const USUAL_GAMES: readonly number[] = [4, 32, 16, 8, 4, 2, 1];

/** What the games of each round pay together, in hundredths of a percent; 10,000 is the whole pot. */
export function sumOfAmounts(amounts: readonly number[], games: readonly number[]): number {
  return amounts.reduce((sum, amount, round) => sum + amount * (games[round] ?? 0), 0);
}

/**
 * What each game of a round pays, in whole points. What rounding leaves goes on to the next round, and the final takes all that remains, so
 * that the games together pay the pot to the point.
 *
 * @param games how many games of each round count
 */
export function pointsByRound(pot: number, amounts: readonly number[], games: readonly number[]): number[] {
  let left = 0;
  let paid = 0;
  return amounts.map((amount, round) => {
    const count = games[round] ?? 0;
    if (round === ROUND_COUNT - 1) return pot - paid;
    if (count === 0) return 0;
    const budget = pot * amount * count + left;
    const each = Math.floor(budget / (WHOLE * count));
    left = budget - each * WHOLE * count;
    paid += each * count;
    return each;
  });
}
