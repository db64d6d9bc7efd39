import type { AuctionState } from '../log/auction-state';
import { maxBid, spentBy, standing } from '../log/bids.rules';

/** What an owner has paid, and stands to pay for the lot that is up. */
export function committed(state: AuctionState, entryId: number): number {
  const high = state.block && standing(state.block);
  return spentBy(state, entryId) + (high?.entryId === entryId ? high.amount : 0);
}

/** Owners for whom a lower budget would be less than what they have paid or bid, the most first; none where it is not lowered. */
export function overBudget(state: AuctionState, budget: number | null, owners: readonly number[]): { entryId: number; amount: number }[] {
  const now = state.settings.budget;
  if (budget === null || (now !== null && budget >= now)) return [];
  return owners
    .map((entryId) => ({ entryId, amount: committed(state, entryId) }))
    .filter(({ amount }) => amount > budget)
    .sort((a, b) => b.amount - a.amount || a.entryId - b.entryId);
}

/** The most that a typed price of a lot may be for an owner, who may stand to pay for another that is up, or have paid for this one. */
export function leftFor(state: AuctionState, entryId: number, lot: number): number {
  const high = state.block?.lot === lot ? undefined : state.block && standing(state.block);
  const bound = high?.entryId === entryId ? high.amount : 0;
  const known = state.sales.get(lot);
  return maxBid(state, entryId) - bound + (known?.entryId === entryId ? known.amount : 0);
}
