import { SEED_ORDER } from '../../../sport/tournament/bracket.rules';
import { sum } from '../../standings/shares.rules';
import type { Lot } from '../log/lots.rules';
import type { Payouts } from '../log/payouts.rules';
import { reachChances } from './seed-model.rules';

/** What one office auction paid for a team of each seed, % of its pot (Nielsen, 2023, MIT licence). */
export const MARKET = [3.96, 3.38, 2.83, 2.25, 1.65, 1.46, 1.37, 1.09, 1.14, 1.16, 0.96, 0.94, 0.84, 0.75, 0.62, 0.6] as const;
/** Before so many of the lots are sold, nothing can be said of the pot. */
const TELLING = 8;

/** The share of the pot that a team of each seed may hope for before the first game, 1 for all of it. */
export function seedShares(payouts: Payouts): number[] {
  const field = [0, 1, 2, 3].flatMap((quarter) => SEED_ORDER.map((seed, n) => ({ id: 16 * quarter + n, seed })));
  const chances = reachChances(field, () => undefined);
  return Array.from({ length: 16 }, (_, n) => {
    const { id } = field.find(({ seed }) => seed === n + 1) ?? { id: -1 };
    return sum((chances.get(id) ?? []).map((chance, round) => (chance * (payouts[round] ?? 0)) / 10_000));
  });
}

/** The share of the pot that rooms are expected to pay for a seed: half the model's, half that of a real room. */
export function weightOf(shares: readonly number[], seed: number): number {
  return ((shares[seed - 1] ?? 0) + (MARKET[seed - 1] ?? 0) / 100) / 2;
}

export const lotShare = (of: (seed: number) => number, { places }: Pick<Lot, 'places'>): number => sum(places.map(({ seed }) => of(seed)));

/**
 * The pot to expect: what was paid so far over the share that it should be. Null until an eighth of the lots is sold and no earlier pot is
 * known.
 *
 * @param lastPot of the same group's last auction
 */
export function potExpected(
  lots: readonly Lot[],
  prices: ReadonlyMap<number, number>,
  shares: readonly number[],
  lastPot: number | null,
): number | null {
  if (prices.size === lots.length) return sum([...prices.values()]);
  if (prices.size * TELLING < lots.length) return lastPot;
  const weight = sum(lots.filter(({ id }) => prices.has(id)).map((lot) => lotShare((seed) => weightOf(shares, seed), lot)));
  return weight === 0 ? lastPot : Math.round(sum([...prices.values()]) / weight);
}
