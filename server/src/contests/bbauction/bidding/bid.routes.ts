import type { Context } from '../../../web/context';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { runsContest } from '../../../ground/roles.rules';
import { route, type Call } from '../../../web/http/route';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { lotOfTeam } from '../auction';
import { keepProxy } from '../auction.store';
import type { NumberedAuction } from '../groups.rules';
import { wantedAuction, type Which } from '../which';
import { answerProxies, nominate, noteAct, writeAuction } from './auction-write';
import type { Hammers } from './hammer';
import { isOver } from '../log/bids.rules';
import { allow } from './policy';
import { placeBid } from './place-bid';
import type { AuctionPen } from './auction-pen';

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
  wantedAuction(await memories.directory.read(), viewer, which, ctx.clock.now());

async function bid(site: Site, { body, viewer }: Call<'POST bbauction/bid'>) {
  const { ctx, memories, hammers } = site;
  // Before anything else is waited for: the deadline goes by arrival.
  const received = ctx.wall.now();
  const which = await find(site, body, viewer);
  const seq = await hammers.holdFor(
    which.contest.id,
    writeAuction(ctx, memories, which, (pen) => {
      const { lot, amount } = body;
      return placeBid(pen, { lot, amount, entryId: ownEntry(pen, viewer).id, received }, viewer);
    }),
  );
  return { result: 'success' as const, seq };
}

async function leaveMaximum(site: Site, { body: { lot: teamId, max, ...body }, viewer }: Call<'POST bbauction/proxy'>) {
  const { ctx, memories, hammers } = site;
  const received = ctx.wall.now();
  const which = await find(site, body, viewer);
  return hammers.holdFor(
    which.contest.id,
    writeAuction(ctx, memories, which, async (pen) => {
      const lot = wantedLot(pen, teamId);
      if (pen.state.sales.has(lot)) throw new Refusal('lot_closed', 'This team is sold.');
      if (max > 0) allow(pen, 'maximum');
      if (!pen.state.settings.autoBids && max > 0) throw new Refusal('conflict', 'This auction is without auto-bids.');
      // A maximum is a bid: none counts that arrives after the end, though the hammer waits for those that came before it.
      if (pen.state.block?.lot === lot && isOver(pen.state.block, received)) throw new Refusal('lot_closed', 'Too late: its time is up.');
      await keepProxy(pen.tx, pen.invalidate, { contestId: pen.contest.id, lot, of: ownEntry(pen, viewer), max });
      await answerProxies(pen, received);
      return { result: 'success' as const, seq: pen.state.lastSeq };
    }),
  );
}

/** Puts a team up: an owner whose turn it is, or who runs the auction. */
async function nameTeam(site: Site, { body: { team_id: teamId, ...which }, viewer, request }: Call<'POST bbauction/nominate'>) {
  return writeAuction(site.ctx, site.memories, await find(site, which, viewer), async (pen) => {
    const mine = pen.entries.find(({ userId }) => userId === viewer.userId);
    if (!runsContest(viewer, pen.contest) && (pen.state.turn === null || mine?.id !== pen.state.turn))
      throw new Refusal('forbidden', 'It is not your turn to name a team.');
    allow(pen, 'turn');
    const kind = pen.state.turn === null ? 'clicked' : 'turn';
    const lot = await nominate(pen, wantedLot(pen, teamId), { by: viewer, kind });
    await noteAct(pen, viewer, request.ip, { action: 'nominated', after: { lot, kind } });
    return { result: 'success' as const, seq: pen.state.lastSeq };
  });
}

/** The viewer's entry in this auction. */
export function ownEntry({ entries }: Pick<AuctionPen, 'entries'>, viewer: Viewer): Entry {
  const entry = entries.find(({ userId }) => userId === viewer.userId);
  if (!entry) throw new Refusal('forbidden', 'You are not an owner in this auction.');
  return entry;
}

/** The lot of a team of this auction. */
export function wantedLot(pen: Pick<AuctionPen, 'lots' | 'tournament' | 'contest'>, teamId: number): number {
  const lot = lotOfTeam(pen, teamId);
  if (!lot) throw new Refusal('not_found', `There is no such team in ${pen.contest.year}.`, { team_id: 'is not in this auction' });
  return lot.id;
}
