import { formatRate } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { sum } from '../../standings/shares.rules';
import { hasBegun } from '../auction';
import { wantedAuction } from '../which';
import { noteAct, writeAuction } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { wantedLot } from './bid.routes';
import { refuseOwnGain } from './policy';

/** Partners: an owner lets another have a part of a lot, at cost, until the tournament begins. */
export function splitRoutes(ctx: Context, memories: Memories): void {
  route(ctx, 'POST bbauction/split', async ({ body, viewer, request }) => {
    const { lot: teamId, entry_id: partner, percent, ...which } = body;
    const auction = await wantedAuction(memories.directory.now, viewer, which, ctx.clock.now());
    return writeAuction(ctx, memories, auction, async (writer) => {
      refuseLate(writer);
      const lot = wantedLot(writer, teamId);
      const sale = writer.state.sales.get(lot);
      if (!sale) throw new Refusal('conflict', 'This team is not sold yet.');
      if (!isEntryOf(writer, sale.entryId, viewer) && !runsContest(viewer, writer.contest))
        throw new Refusal('forbidden', 'Only its owner can share a team.');
      if (partner === sale.entryId || !writer.entries.some(({ id }) => id === partner))
        throw new Refusal('bad_input', 'The partner must be another owner of this auction.', { entry_id: 'is not another owner' });
      refuseTooMuch(writer, lot, partner, percent);
      const runs = !isEntryOf(writer, sale.entryId, viewer);
      // What an administrator of two owners writes down needs no consent, so none of it may be their own.
      if (runs) refuseOwnGain(writer, viewer, [partner]);
      const kind = runs ? 'taken' : 'offered';
      const { seq } = await writer.append({ type: 'split', lot, entryId: partner, amount: percent, kind, byUser: viewer.userId });
      if (runs) await noteAct(writer, viewer, request.ip, { action: 'split', after: { lot, entry_id: partner, percent } });
      return { result: 'success' as const, seq };
    });
  });

  route(ctx, 'POST bbauction/split_answer', async ({ body: { id, accept, ...which }, viewer }) => {
    const auction = await wantedAuction(memories.directory.now, viewer, which, ctx.clock.now());
    return writeAuction(ctx, memories, auction, async (writer) => {
      refuseLate(writer);
      const offer = writer.state.offers.find(({ seq }) => seq === id);
      if (!offer) throw new Refusal('not_found', 'This offer is not there any more.', { id: 'is not an open offer' });
      if (!isEntryOf(writer, offer.entryId, viewer)) throw new Refusal('forbidden', 'This offer was made to somebody else.');
      const { lot, entryId, percent } = offer;
      if (accept === 1) refuseTooMuch(writer, lot, entryId, percent);
      const kind = accept === 1 ? 'taken' : 'declined';
      const { seq } = await writer.append({ type: 'split', lot, entryId, amount: percent, kind, ofSeq: id, byUser: viewer.userId });
      return { result: 'success' as const, seq };
    });
  });
}

const isEntryOf = ({ entries }: AuctionWriter, entryId: number, viewer: Viewer): boolean =>
  entries.some(({ id, userId }) => id === entryId && userId === viewer.userId);

function refuseLate(writer: AuctionWriter): void {
  if (hasBegun(writer, writer.now)) throw new Refusal('conflict', 'The tournament has begun: shares stay as they are.');
}

/** Its buyer keeps one percent at least. */
function refuseTooMuch({ state }: AuctionWriter, lot: number, partner: number, percent: number): void {
  const others = sum([...(state.partners.get(lot) ?? [])].filter(([id]) => id !== partner).map(([, share]) => share));
  if (others + percent > 99)
    throw new Refusal('conflict', `Only ${formatRate(99 - others)} of this team can still be shared.`, { percent: 'is too much' });
}
