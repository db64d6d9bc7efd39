import type { AuctionSlotRow } from '../contest/auction.types';

export const ROUND_TITLES = ['First Four', 'Round of 64', 'Round of 32', 'Sweet 16', 'Elite 8', 'Final Four', 'Final'] as const;
export const ROUND_TABS = ['PI', 'R64', 'R32', 'S16', 'E8', 'F4', 'Final'] as const;
/** Quarters: 0 top left, 1 bottom left, 2 top right, 3 bottom right. */
export const QUARTERS = [0, 1, 2, 3] as const;

export interface Pair {
  key: string;
  upper: AuctionSlotRow;
  lower: AuctionSlotRow;
}

/** The games of a round, from top to bottom. Pairs of the First Four that are not played this year are left out. */
export function pairsOf(slots: readonly AuctionSlotRow[], round: number): Pair[] {
  const of = slots.filter((slot) => slot.round === round).sort((a, b) => a.position - b.position);
  const pairs: Pair[] = [];
  for (let n = 0; n + 1 < of.length; n += 2) {
    const [upper, lower] = [of[n], of[n + 1]];
    if (upper && lower && (round > 0 || upper.Team !== '')) pairs.push({ key: `r${round}g${n / 2 + 1}`, upper, lower });
  }
  return pairs;
}

/** Those of a quarter; from the Final Four on there are none. */
export function pairsOfQuarter(slots: readonly AuctionSlotRow[], round: number, quarter: number): Pair[] {
  const count = 8 >> (round - 1);
  return pairsOf(slots, round).slice(count * quarter, count * (quarter + 1));
}

/** The round that is being played: the first with a game that is not decided; the final once all are. */
export function roundNow(slots: readonly AuctionSlotRow[]): number {
  for (let round = 1; round <= 6; round += 1)
    if (pairsOf(slots, round).some(({ upper, lower }) => upper.out === 0 && lower.out === 0)) return round;
  return 6;
}

/** The names of the quarters. */
export function regionsOf(slots: readonly AuctionSlotRow[]): string[] {
  return QUARTERS.map((quarter) => slots.find(({ round, position }) => round === 1 && position === 16 * quarter + 1)?.region ?? '');
}
