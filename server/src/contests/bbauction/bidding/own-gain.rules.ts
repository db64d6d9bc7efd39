import type { AuctionEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';

/** Entries that pay or are paid for a lot: its buyer and those who hold shares of it. */
export function holdersOf({ sales, partners }: Pick<AuctionState, 'sales' | 'partners'>, lot: number): number[] {
  const sale = sales.get(lot);
  return sale ? [sale.entryId, ...(partners.get(lot)?.keys() ?? [])] : [];
}

/** Entries that bid for a lot since it came up last. */
export function biddersOf(log: readonly AuctionEvent[], lot: number): number[] {
  const from = log.findLastIndex((event) => event.type === 'nominated' && event.lot === lot);
  return from < 0
    ? []
    : log.slice(from).flatMap((event) => (event.type === 'bid' && event.lot === lot && event.entryId !== null ? [event.entryId] : []));
}

/** A sale that is typed, or a change of one. */
export interface TypedSale {
  lot: number;
  /** null takes the sale back. */
  buyer: number | null;
  /** Site time tells that games have begun. */
  begun: boolean;
}

/**
 * Whose money a typed sale moves, apart from what was called out before everybody: until games begin, an auction whose sales are typed is
 * written down by whoever holds the list, their own teams as well.
 */
export function movedByTyping(state: AuctionState, log: readonly AuctionEvent[], { lot, buyer, begun }: TypedSale): number[] {
  if (state.sales.has(lot)) return [...holdersOf(state, lot), ...(buyer === null ? [] : [buyer])];
  const bidFor = state.block?.lot === lot && state.block.bids.length > 0;
  const called = !begun && !state.settings.bidding && !bidFor;
  if (called) return [];
  return [...(buyer === null ? [] : [buyer]), ...(state.block?.lot === lot ? biddersOf(log, lot) : [])];
}

/** Whose money an undo of a lot's last bid or sale moves: who has it, and who may get it cheaper. */
export const movedByUndo = (state: AuctionState, log: readonly AuctionEvent[], lot: number): number[] => [
  ...holdersOf(state, lot),
  ...biddersOf(log, lot),
];
