import { formatList, formatRate } from '@poolhouse/contract/formats';
import type { Auction } from '../auction';
import type { AuctionModel } from './auction-model';

/** Shares that are offered, with who would sell. */
export const offerRows = ({ state }: Pick<Auction, 'state'>) =>
  state.offers.map(({ seq, lot, entryId, percent }) => ({
    ID: seq,
    lot,
    entry_id: entryId,
    percent,
    buyer_id: state.sales.get(lot)?.entryId ?? 0,
  }));

/** What was sold, in the order in which it was. */
export function lotRows({ auction: { state, lots }, ownerById }: AuctionModel) {
  const nameOf = (id: number): string => ownerById.get(id)?.Name ?? '';
  return [...state.sales].map(([id, { entryId, amount }]) => ({
    lot: lots.find((lot) => lot.id === id)?.name ?? '',
    owner: nameOf(entryId),
    price: amount,
    shares: formatList([...(state.partners.get(id) ?? [])].map(([partner, percent]) => `${nameOf(partner)} ${formatRate(percent)}`)),
  }));
}
