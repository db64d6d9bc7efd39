import type { DataOf } from '@poolhouse/contract';
import type { Context } from '../../../web/context';
import type { Contest } from '../../contest';
import type { Memories } from '../../memories';
import { receiptFor } from '../../proof/receipt';
import { readProxies } from '../auction.store';
import { placesOf } from '../lots/places';
import { periodNow } from './auction-seals';
import { maximaSlots, slotOf } from './sealed-maxima.rules';

type Receipted = Pick<DataOf<'POST bbauction/proxy'>, 'maxima' | 'receipt'>;

/** The site's word for an owner's maxima as they are sealed now, and what they are; nothing where no log has begun. To be called after the commit. */
export async function maximaReceipt(
  { db, clock, proof }: Pick<Context, 'db' | 'clock' | 'proof'>,
  { logs, tournaments }: Pick<Memories, 'logs' | 'tournaments'>,
  { contest, entry }: { contest: Contest; entry: number },
): Promise<Receipted> {
  const at = clock.now();
  const { period, places, own } = await db.read(async (tx) => {
    const tournament = await tournaments.readIn(tx, contest.year, at);
    return {
      period: await periodNow(tx, contest),
      places: tournament ? placesOf(tournament) : [],
      own: (await readProxies(tx, contest.id)).filter(({ entryId }) => entryId === entry),
    };
  });
  const picks = maximaSlots([entry], places, own).map(({ slot, pick }) => ({ pick, slot }));
  const receipt = await receiptFor({ proof, logs }, { contestId: contest.id, entry, period, picks, at });
  if (!receipt) return {};
  const slots = new Map(places.map((place) => [place.id, slotOf(place)]));
  const maxima = own.flatMap(({ lot, max }) => {
    const slot = slots.get(lot);
    return slot === undefined ? [] : [{ slot, lot, max }];
  });
  return { receipt, maxima };
}
