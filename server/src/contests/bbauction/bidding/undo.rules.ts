import type { AuctionEvent } from '../log/auction-log';
import type { AuctionState, StandingBid } from '../log/auction-state';

/** What an administrator can take back. */
export interface Undoable {
  /** Of a bid, the first of those that go with it. */
  seq: number;
  lot: number;
  entryId: number;
  amount: number;
  /** Whose sealed maximum made the bid; it is taken off, else it would make it again. Null for a bid by hand, and for a sale. */
  maximumOf: number | null;
}

/** The last bid of the lot that is up, with what sealed maxima answered it, else the last sale; undefined for nothing. */
export function lastUndoable(state: AuctionState, log: readonly AuctionEvent[]): Undoable | undefined {
  const { block } = state;
  if (block) {
    const first = exchange(block.bids, log);
    if (!first) return undefined;
    const { seq, entryId, amount } = first.bid;
    return { seq, lot: block.lot, entryId, amount, maximumOf: first.byHand ? null : entryId };
  }
  const sales = [...state.sales.values()];
  const last = log.findLast(({ seq, type }) => type === 'sold' && sales.some((sale) => sale.seq === seq));
  const sale = last && state.sales.get(last.lot ?? 0);
  return sale && { seq: sale.seq, lot: sale.lot, entryId: sale.entryId, amount: sale.amount, maximumOf: null };
}

/** The first bid of the last exchange: what one person did, by hand or with a maximum, and what maxima answered in the same moment. */
function exchange(bids: readonly StandingBid[], log: readonly AuctionEvent[]): { bid: StandingBid; byHand: boolean } | undefined {
  const kinds = new Map(log.map(({ seq, kind }) => [seq, kind]));
  const last = bids.at(-1);
  if (!last) return undefined;
  let first = { bid: last, byHand: kinds.get(last.seq) !== 'auto' };
  for (let n = bids.length - 2; n >= 0 && !first.byHand; n -= 1) {
    const bid = bids[n];
    if (!bid || bid.wall !== last.wall) break;
    first = { bid, byHand: kinds.get(bid.seq) !== 'auto' };
  }
  return first;
}
