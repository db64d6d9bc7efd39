import type { AuctionLogRow } from '@poolhouse/contract';
import type { LiveTeamRow } from '../contest/auction.types';

/** A sale that stands. */
interface Standing {
  /** Of the log. */
  seq: number;
  lot: number;
  amount: number;
}

/** Sales that stand, the latest first, at the price that stands. */
export function salesOf(log: readonly AuctionLogRow[], teams: readonly LiveTeamRow[]): Standing[] {
  const price = new Map<number, number>();
  for (const { lot, Price } of teams) if (Price !== null) price.set(lot, (price.get(lot) ?? 0) + Price);
  const seen = new Set<number>();
  return [...log]
    .sort((a, b) => b.ID - a.ID)
    .flatMap(({ ID: seq, type, lot }) => {
      const amount = price.get(lot);
      if (type !== 'sold' || seen.has(lot) || amount === undefined) return [];
      seen.add(lot);
      return [{ seq, lot, amount }];
    });
}
