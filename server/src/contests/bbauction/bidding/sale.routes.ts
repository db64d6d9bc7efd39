import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { entryNameKey } from '../../entries/entry-names.rules';
import type { Memories } from '../../memories';
import { hasBegun } from '../auction';
import { wantedToRun } from '../which';
import { ensureOpen, nameOf, noteAct, writeAuction } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { wantedLot } from './bid.routes';
import { leftFor } from './budget.rules';
import { holdersOf, movedByTyping } from './own-gain.rules';
import { allow, refuseOwnGain, tellMoved } from './policy';

/** `buy_team`: a sale as it was called out in the room, its correction, or its end. */
export function saleRoutes(ctx: Context, memories: Memories): void {
  route(ctx, 'GET bbauction/buy_team', async ({ query, viewer, request }) => {
    const which = await wantedToRun(memories.directory.now, viewer, query, ctx.clock.now());
    return writeAuction(ctx, memories, which, async (writer) => {
      const lot = wantedLot(writer, query.team_id);
      const buyer = query.owner === '' ? null : ownerOf(writer, query.owner);
      const known = writer.state.sales.get(lot);
      const price = query.price ?? known?.amount ?? 0;
      const success = { result: 'success' as const };
      const begun = hasBegun(writer, writer.now);
      if (known ? known.entryId === buyer && known.amount === price : buyer === null) return success;
      if (buyer !== null) refusePrice(writer, { lot, buyer, price, reason: query.reason });
      allow(writer, known ? 'correct' : 'sale');
      const moved = [...holdersOf(writer.state, lot), ...(buyer === null ? [] : [buyer])];
      refuseOwnGain(writer, viewer, movedByTyping(writer.state, writer.log, { lot, buyer, begun }));
      if (known && begun) needReason(query.reason, 'The tournament has begun: say why the sale changes.');
      if (known && writer.state.phase === 'complete' && buyer === null) await writer.append({ type: 'reopened', byUser: viewer.userId });
      if (!known) await ensureOpen(writer, viewer);
      const event = { lot, entryId: buyer, amount: buyer === null ? null : price, byUser: viewer.userId, reason: query.reason ?? '' };
      await writer.append(known ? { type: 'corrected', ...event } : { type: 'sold', kind: 'typed', ...event });
      await noteAct(writer, viewer, request.ip, {
        action: known ? 'corrected' : 'sold',
        ...(known && { before: { lot, entry_id: known.entryId, price: known.amount } }),
        after: { lot, entry_id: buyer, price, reason: query.reason ?? '' },
      });
      if (known)
        await tellMoved(writer, ctx, viewer, {
          moved,
          ...correctedWords(writer, viewer, { lot, known, buyer, price, reason: query.reason }),
        });
      return success;
    });
  });
}

interface Corrected {
  lot: number;
  known: { entryId: number; amount: number };
  buyer: number | null;
  price: number;
  reason: string | undefined;
}

function correctedWords({ entries, lots, contest }: AuctionWriter, viewer: Viewer, { lot, known, buyer, price, reason = '' }: Corrected) {
  const team = lots.find(({ id }) => id === lot)?.name ?? 'A team';
  const now = buyer === null ? 'is taken back' : `is now to ${nameOf(entries, buyer)} for ${price}`;
  return {
    subject: `${contest.name}: the sale of ${team} was corrected`,
    paragraphs: [`The sale of ${team} to ${nameOf(entries, known.entryId)} for ${known.amount} ${now}, by ${viewer.username}. ${reason}`],
  };
}

/** By name, as entry names are compared, or by id. */
function ownerOf({ entries }: AuctionWriter, wanted: string): number {
  const key = entryNameKey(wanted);
  const found = entries.find(({ name }) => entryNameKey(name) === key) ?? entries.find(({ id }) => String(id) === wanted);
  if (!found) throw new Refusal('not_found', `There is no owner ${wanted} in this auction.`, { owner: 'is not an owner' });
  return found.id;
}

interface TypedPrice {
  lot: number;
  buyer: number;
  price: number;
  reason: string | undefined;
}

function refusePrice({ state, entries }: AuctionWriter, { lot, buyer, price, reason }: TypedPrice): void {
  if (price < state.settings.minPrice)
    throw new Refusal('bad_input', `A team costs ${state.settings.minPrice} at least.`, { price: 'is too low' });
  const left = leftFor(state, buyer, lot);
  if (price > left) needReason(reason, `${nameOf(entries, buyer)} has ${left} left: say why the price goes beyond it.`);
}

function needReason(reason: string | undefined, words: string): void {
  if ((reason ?? '').length < 3) throw new Refusal('reason_required', words, { reason: 'is needed' });
}
