import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { lotOfTeam } from '../auction';
import { keepProxy } from '../auction.store';
import type { NumberedAuction } from '../groups.rules';
import { isOver } from '../log/bids.rules';
import { maximaReceipt } from '../seals/maxima-receipt';
import { wantedAuction, type Which } from '../which';
import { answerProxies, nominate, noteAct, writeAuction } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import type { Hammers } from './hammer';
import { placeBid } from './place-bid';
import { allow } from './policy';

interface Site {
  ctx: Context;
  memories: Memories;
  hammers: Hammers;
}

/** What owners do while lots are up. */
export function bidRoutes(ctx: Context, memories: Memories, hammers: Hammers): void {
  const site = { ctx, memories, hammers };
  route(ctx, 'POST bbauction/bid', (call) => bid(site, call));
  route(ctx, 'POST bbauction/proxy', (call) => leaveMaximum(site, call));
  route(ctx, 'POST bbauction/nominate', (call) => nameTeam(site, call));
}

const find = async ({ ctx, memories }: Site, which: Which, viewer: Viewer): Promise<NumberedAuction> =>
  await wantedAuction(memories.directory.now, viewer, which, ctx.clock.now());

async function bid(site: Site, { body, viewer }: Call<'POST bbauction/bid'>) {
  const { ctx, memories, hammers } = site;
  // Before anything else is waited for: the deadline goes by arrival.
  const received = ctx.wall.now();
  const which = await find(site, body, viewer);
  const seq = await hammers.holdFor(
    which.contest.id,
    writeAuction(ctx, memories, which, (writer) => {
      const { lot, amount } = body;
      return placeBid(writer, { lot, amount, entryId: ownEntry(writer, viewer).id, received }, viewer);
    }),
  );
  return { result: 'success' as const, seq };
}

async function leaveMaximum(site: Site, { body: { lot: teamId, max, ...body }, viewer }: Call<'POST bbauction/proxy'>) {
  const { ctx, memories, hammers } = site;
  const received = ctx.wall.now();
  const which = await find(site, body, viewer);
  const { seq, entry } = await hammers.holdFor(
    which.contest.id,
    writeAuction(ctx, memories, which, async (writer) => {
      const lot = wantedLot(writer, teamId);
      if (writer.state.sales.has(lot)) throw new Refusal('lot_closed', 'This team is sold.');
      if (max > 0) allow(writer, 'maximum');
      if (!writer.state.settings.autoBids && max > 0) throw new Refusal('conflict', 'This auction is without auto-bids.');
      // A maximum is a bid: none counts that arrives after the end, though the hammer waits for those that came before it.
      if (writer.state.block?.lot === lot && isOver(writer.state.block, received))
        throw new Refusal('lot_closed', 'Too late: its time is up.');
      const of = ownEntry(writer, viewer);
      await keepProxy(writer.tx, writer.invalidate, { contestId: writer.contest.id, lot, of, max });
      await answerProxies(writer, received);
      return { seq: writer.state.lastSeq, entry: of.id };
    }),
  );
  return { result: 'success' as const, seq, ...(await maximaReceipt(ctx, memories, { contest: which.contest, entry })) };
}

/** Puts a team up: an owner whose turn it is, or who runs the auction. */
async function nameTeam(site: Site, { body: { team_id: teamId, ...which }, viewer, request }: Call<'POST bbauction/nominate'>) {
  return writeAuction(site.ctx, site.memories, await find(site, which, viewer), async (writer) => {
    const mine = writer.entries.find(({ userId }) => userId === viewer.userId);
    if (!runsContest(viewer, writer.contest) && (writer.state.turn === null || mine?.id !== writer.state.turn))
      throw new Refusal('forbidden', 'It is not your turn to name a team.');
    allow(writer, 'turn');
    const kind = writer.state.turn === null ? 'clicked' : 'turn';
    const lot = await nominate(writer, wantedLot(writer, teamId), { by: viewer, kind });
    await noteAct(writer, viewer, request.ip, { action: 'nominated', after: { lot, kind } });
    return { result: 'success' as const, seq: writer.state.lastSeq };
  });
}

/** The viewer's entry in this auction. */
export function ownEntry({ entries }: Pick<AuctionWriter, 'entries'>, viewer: Viewer): Entry {
  const entry = entries.find(({ userId }) => userId === viewer.userId);
  if (!entry) throw new Refusal('forbidden', 'You are not an owner in this auction.');
  return entry;
}

/** The lot of a team of this auction. */
export function wantedLot(writer: Pick<AuctionWriter, 'lots' | 'tournament' | 'contest'>, teamId: number): number {
  const lot = lotOfTeam(writer, teamId);
  if (!lot) throw new Refusal('not_found', `There is no such team in ${writer.contest.year}.`, { team_id: 'is not in this auction' });
  return lot.id;
}
