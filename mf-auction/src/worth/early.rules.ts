/** A pot that figures are given for while nobody can say what it will be. */
const ROUND_POT = 1000;

/** What a lot is worth of a pot that is only supposed. */
export interface EarlyWorth {
  pot: number;
  /** What it is supposed from. */
  of: 'budgets' | 'round';
  worth: number;
}

/**
 * What the model says before the prices of an eighth tell the pot: the lot's part of it, of the pot that all budgets together make, or of a
 * round one.
 *
 * @param share of the pot that the lot may win, 0 to 1
 */
export function earlyWorth(share: number, budget: number | null, owners: number): EarlyWorth {
  const pot = budget === null || owners === 0 ? ROUND_POT : budget * owners;
  return { pot, of: pot === ROUND_POT && budget === null ? 'round' : 'budgets', worth: Math.round(share * pot) };
}
