/** Either side of the pot to expect. */
export const POT_RANGE = 0.2;

/** The least wins of one team that bring a price back; null when even the champion's do not. @param values of a win by round */
export function winsNeeded(price: number, values: readonly number[]): number | null {
  let brought = 0;
  for (const [n, value] of values.entries()) {
    if (brought >= price) return n;
    brought += value;
  }
  return brought >= price ? values.length : null;
}

/** What a lot is worth where the pot is to be `pot`. @param share that it may win @param weight that rooms pay for it, both 0 to 1 */
export function worthOf(pot: number, { share, weight }: { share: number; weight: number }): { fair: number; breakEven: number } {
  // The buyer's own price is in the pot.
  return { fair: Math.round(share * pot), breakEven: Math.round((share * pot * (1 - weight)) / (1 - share)) };
}

const ROUND_GAMES = [32, 16, 8, 4, 2, 1];

/** What a win pays in each round of a pot; what rounding leaves goes on to the next. @param payouts hundredths of a percent, '50,100,…' */
export function winValues(pot: number, payouts: string): number[] {
  let left = 0;
  return payouts.split(',').map((share, n) => {
    const games = ROUND_GAMES[n] ?? 1;
    const budget = pot * Number(share) * games + left;
    const each = Math.floor(budget / (10_000 * games));
    left = budget - each * 10_000 * games;
    return each;
  });
}

/** How far so many wins carry: '3 wins' is into the Elite 8. */
export const REACHED = ['the field', 'the round of 32', 'the Sweet 16', 'the Elite 8', 'the Final Four', 'the final', 'the title'] as const;
export const ROUND_NAMES = ['R64', 'R32', 'S16', 'E8', 'F4', 'Final'] as const;
