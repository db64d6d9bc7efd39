import type { AuctionEvent } from './auction-log';
import { standing } from './bids.rules';
import type { AuctionState } from './auction-state';

/** What an administrator can take back: the last bid of the lot that is up, else the last sale; undefined for nothing. */
export function lastUndoable(
  state: AuctionState,
  log: readonly AuctionEvent[],
): { seq: number; lot: number; entryId: number; amount: number } | undefined {
  const { block } = state;
  const bid = block && standing(block);
  if (block && bid) return { seq: bid.seq, lot: block.lot, entryId: bid.entryId, amount: bid.amount };
  if (block) return undefined;
  const sales = [...state.sales.values()];
  const last = log.findLast(({ seq, type }) => type === 'sold' && sales.some((sale) => sale.seq === seq));
  const sale = last && state.sales.get(last.lot ?? 0);
  return sale && { seq: sale.seq, lot: sale.lot, entryId: sale.entryId, amount: sale.amount };
}
