import { randomInt } from 'node:crypto';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { faultOf } from '../bidding/place-bid';
import { lastPotBefore, readFacts, type AuctionReader } from '../seen/read-auction';
import { wantedAuction, type Which } from '../which';
import { PLAYER } from './bots.rules';
import { NO_PRACTICE, practiceEntries, practiceRoom, practiceRows, type PractisedAuction } from './practice-rows';
import { practiceFault, practised } from './practice.rules';
import { dropOldPractice, dropPractice, keepPractice, readPractice } from './practice.store';

const KEPT_MS = 24 * 3_600_000;
const SEEDS = 2 ** 31;

interface Site {
  ctx: Context;
  reader: AuctionReader;
}

/** A player's practice room against bots. It invalidates no tag: no page hangs on it. */
export function practiceRoutes(ctx: Context, reader: AuctionReader): void {
  const site = { ctx, reader };
  route(ctx, 'GET bbauction/practice', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const auction = await find(tx, site, query, viewer);
      const kept = await readPractice(tx, viewer.userId);
      return kept?.contestId === auction.contest.id ? practiceRows(auction, kept, viewer, ctx) : NO_PRACTICE;
    }),
  );

  route(ctx, 'POST bbauction/practice', (call) => start(site, call));
  route(ctx, 'POST bbauction/practice_bid', (call) => bid(site, call));

  route(ctx, 'DELETE bbauction/practice', ({ viewer }) =>
    ctx.db.write(async (tx) => {
      await dropPractice(tx, viewer.userId);
      return { result: 'success' as const };
    }, alone(viewer)),
  );
}

async function find(tx: Tx, { ctx, reader }: Site, which: Which, viewer: Viewer): Promise<PractisedAuction> {
  const now = ctx.clock.now();
  const wanted = await wantedAuction(reader.directory.in(tx), viewer, which, now);
  const [facts, lastPot] = [await readFacts(tx, reader, wanted.contest, now), await lastPotBefore(tx, reader, wanted, now)];
  return { ...facts, group: wanted.group, lastPot };
}

/** One player's practice waits for nobody else's. */
const alone = ({ userId }: Viewer) => ({ only: `bbauction-practice:${userId}` });

const start = (site: Site, { body, viewer }: Call<'POST bbauction/practice'>) =>
  site.ctx.db.write(async (tx) => {
    const { contest, lots } = await find(tx, site, body, viewer);
    if (lots.length === 0) throw new Refusal('conflict', 'The field is not known yet, so there is nothing to practise with.');
    const now = site.ctx.wall.now();
    await dropOldPractice(tx, now - KEPT_MS);
    await keepPractice(tx, { userId: viewer.userId, contestId: contest.id, seed: randomInt(SEEDS), startedAt: now, bids: [] });
    return { result: 'success' as const };
  }, alone(viewer));

function bid(site: Site, { body: { lot, amount, ...which }, viewer }: Call<'POST bbauction/practice_bid'>) {
  const received = site.ctx.wall.now();
  return site.ctx.db.write(async (tx) => {
    const auction = await find(tx, site, which, viewer);
    const kept = await readPractice(tx, viewer.userId);
    if (kept?.contestId !== auction.contest.id) throw new Refusal('not_found', 'Your practice is over. Start another one.');
    // Bids of one player are played in the order in which they were written.
    const placed = { lot, amount, wall: Math.max(received, kept.bids.at(-1)?.wall ?? 0) };
    const practice = practised(practiceRoom(auction, kept), kept.bids, placed.wall);
    const fault = practiceFault(practice, placed);
    if (fault) throw faultOf({ state: practice.state, entries: practiceEntries(auction, viewer) }, { lot, amount, entryId: PLAYER }, fault);
    await keepPractice(tx, { ...kept, bids: [...kept.bids, placed] });
    return { result: 'success' as const, seq: practice.state.lastSeq + 1 };
  }, alone(viewer));
}
