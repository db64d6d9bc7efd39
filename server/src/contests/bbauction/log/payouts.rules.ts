/** Hundredths of a percent of the pot for each win, from the round of 64 to the final. */
export type Payouts = readonly number[];

export const ROUND_GAMES = [32, 16, 8, 4, 2, 1] as const;
export const DEFAULT_PAYOUTS: Payouts = [50, 100, 250, 400, 800, 1600];
const WHOLE = 10_000;

/** What all wins of a tournament take together; a table is whole at 10,000. */
export function payoutsTotal(payouts: Payouts): number {
  return ROUND_GAMES.reduce((total, games, n) => total + games * (payouts[n] ?? 0), 0);
}

export const isWholeTable = (payouts: Payouts): boolean => payouts.length === ROUND_GAMES.length && payoutsTotal(payouts) === WHOLE;

/**
 * Whole points for a win in each round. What a round's rounding leaves goes on to the next one, and the final takes what remains,
 * so that all wins together pay the pot.
 */
export function winValues(pot: number, payouts: Payouts): number[] {
  let left = 0;
  return ROUND_GAMES.map((games, n) => {
    const budget = pot * (payouts[n] ?? 0) * games + left;
    const each = Math.floor(budget / (WHOLE * games));
    left = budget - each * WHOLE * games;
    return each;
  });
}
