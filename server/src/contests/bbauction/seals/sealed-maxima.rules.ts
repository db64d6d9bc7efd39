import { formatNumber } from '@poolhouse/contract/formats';
import type { Json } from '../../../ground/proof/canonical';
import { positionOf, type SlotKey } from '../../../sport/tournament/bracket.rules';
import type { SealedSlot } from '../../proof/seal-source';
import type { Proxy } from '../log/bids.rules';
import type { Place } from '../log/lots.rules';

/** Each owner may leave a maximum for each of the places of a bracket: a lot has that of its best team. The same for all layouts. */
export const SLOTS = 64;

/** '2026-auction', and '2026-auction-2' once one that was over goes on. @param run from 1 */
export const auctionPeriod = (year: number, run: number): string => `${year}-auction${run === 1 ? '' : `-${run}`}`;

/** The number of a place among an owner's slots, from 1. */
export const slotOf = ({ slot }: Pick<Place, 'slot'>): number => positionOf(slot as SlotKey);

/** What the log shows of a maximum: one of 0 is one that an administrator took off. */
export const loggedMaximum = ({ lot, max }: Pick<Proxy, 'lot' | 'max'>): Json =>
  max === 0 ? { by: 'admin', event: lot, max } : { event: lot, max };

export const maximumSays = ({ max }: Pick<Proxy, 'max'>, { name }: Pick<Place, 'name'>): string =>
  max === 0 ? `${name}: taken off` : `${name}: up to ${formatNumber(max)}`;

/** All slots of these owners, each with what is in it; a maximum is opened with the sale of its lot. */
export function maximaSlots(entries: readonly number[], places: readonly Place[], proxies: readonly Proxy[]): SealedSlot[] {
  const left = new Map(proxies.map((proxy) => [`${proxy.entryId}/${proxy.lot}`, proxy]));
  const byNumber = new Map(places.map((place) => [slotOf(place), place]));
  return [...entries]
    .sort((a, b) => a - b)
    .flatMap((entry) =>
      Array.from({ length: SLOTS }, (_, n): SealedSlot => {
        const place = byNumber.get(n + 1);
        const proxy = place && left.get(`${entry}/${place.id}`);
        const slot = { entry, slot: n + 1, opensAt: Infinity };
        return proxy ? { ...slot, pick: loggedMaximum(proxy), opensWith: proxy.lot } : { ...slot, pick: null };
      }),
    );
}
