import { sum } from '../../standings/shares.rules';
import type { AuctionSettings } from './auction-log';
import type { AuctionState, Block, StandingBid } from './auction-state';

/** What no price goes beyond. */
export const HIGHEST_PRICE = 1_000_000;

export const standing = (block: Pick<Block, 'bids'>): StandingBid | undefined => block.bids.at(-1);

/** By how much a bid must rise above a price. */
export function stepAt({ steps }: Pick<AuctionSettings, 'steps'>, price: number): number {
  return steps.findLast(({ from }) => price >= from)?.step ?? 1;
}

/** Its time is up for what arrives at an instant, real time, epoch ms. */
export const isOver = ({ endsAt }: Pick<Block, 'endsAt'>, received: number): boolean => endsAt !== null && received > endsAt;

/** The least bid that would stand now. */
export function nextBid({ settings }: Pick<AuctionState, 'settings'>, block: Pick<Block, 'bids'>): number {
  const high = standing(block);
  return high ? high.amount + stepAt(settings, high.amount) : settings.minPrice;
}

/** What a room has paid; null when nothing is sold. */
export const potOf = ({ sales }: Pick<AuctionState, 'sales'>): number | null =>
  sales.size === 0 ? null : sum([...sales.values()].map(({ amount }) => amount));

/** What an owner has paid, with what others hold of it at cost. */
export function spentBy({ sales }: Pick<AuctionState, 'sales'>, entryId: number): number {
  let spent = 0;
  for (const sale of sales.values()) if (sale.entryId === entryId) spent += sale.amount;
  return spent;
}

/** The most that an owner may bid. */
export function maxBid(state: Pick<AuctionState, 'settings' | 'sales'>, entryId: number): number {
  const { budget } = state.settings;
  return budget === null ? HIGHEST_PRICE : Math.min(HIGHEST_PRICE, budget - spentBy(state, entryId));
}

export type BidFault = 'no_lot' | 'closed' | 'paused' | 'late' | 'low' | 'over_budget' | 'own' | 'no_bidding';

export interface Bid {
  lot: number;
  entryId: number;
  amount: number;
  /** Real time at which it arrived, epoch ms. */
  received: number;
}

/** Why a bid does not count; null when it does. The deadline goes by arrival, the order by the log. */
export function bidFault(state: AuctionState, { lot, entryId, amount, received }: Bid): BidFault | null {
  const { block, phase, settings } = state;
  if (!settings.bidding) return 'no_bidding';
  if (state.sales.has(lot)) return 'closed';
  if (phase === 'paused') return 'paused';
  if (phase !== 'drafting' || block?.lot !== lot) return 'no_lot';
  if (block.endsAt === null) return 'no_bidding';
  if (isOver(block, received)) return 'late';
  if (standing(block)?.entryId === entryId) return 'own';
  if (amount < nextBid(state, block)) return 'low';
  return amount > maxBid(state, entryId) ? 'over_budget' : null;
}

/** A sealed maximum for a lot. */
export interface Proxy {
  lot: number;
  entryId: number;
  max: number;
  /** The earlier of two alike holds. */
  order: number;
}

export interface AutoBid {
  entryId: number;
  amount: number;
}

/**
 * What the site bids for those who left a maximum, after each change: the highest gets the lot for one step more than the second. Where
 * the high bidder's own maximum holds against another's, the other's last bid stands before the answer, so that nobody outbids themselves.
 */
export function autoBids(state: AuctionState, proxies: readonly Proxy[]): AutoBid[] {
  const { block, settings } = state;
  if (!settings.autoBids || !block || block.endsAt === null || state.phase !== 'drafting') return [];
  const [high, least] = [standing(block), nextBid(state, block)];
  const caps = proxies
    .filter(({ lot }) => lot === block.lot)
    .map(({ entryId, max, order }) => ({ entryId, order, cap: Math.min(max, maxBid(state, entryId)) }))
    .sort((a, b) => b.cap - a.cap || a.order - b.order);
  const [first, second] = caps;
  if (!first || first.cap < least) return [];
  const above = (price: number) => price + stepAt(settings, price);
  if (first.entryId !== high?.entryId) {
    const rival = Math.max(high?.amount ?? 0, second?.cap ?? 0);
    const price = rival === 0 ? least : Math.max(least, Math.min(first.cap, above(rival)));
    return [{ entryId: first.entryId, amount: price }];
  }
  if (!second || second.cap < least) return [];
  const answer = Math.min(first.cap, above(second.cap));
  let challenge = Math.min(second.cap, answer - 1);
  while (challenge >= least && above(challenge) > answer) challenge -= 1;
  if (challenge < least) return [];
  return [
    { entryId: second.entryId, amount: challenge },
    { entryId: first.entryId, amount: answer },
  ];
}
