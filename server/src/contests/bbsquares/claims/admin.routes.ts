import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import type { Memories } from '../../memories';
import { squaresKind } from '../bbsquares.kind';
import { refuseAct, refuseOwn } from '../board/acts';
import { entryOfBoard, reasonGiven, writeBoard } from '../board/board-write';
import { lockBoard } from '../board/boards.store';
import { markPaid } from '../board/claims.store';
import { readLiveBoard } from '../board/live-board';
import { drawDue } from '../draw/draw-due';
import { lockedLine } from '../log/board-lines';
import { openAnother } from './open-another';
import { releaseUnpaid } from './release-unpaid';
import { reopen } from './reopen';
import { previewSettings, saveSettings } from './save-settings';

const success = { result: 'success' as const };

interface Room {
  ctx: Context;
  memories: Memories;
}

/** How an administrator runs a board. */
export function adminRoutes(ctx: Context, memories: Memories): void {
  const room = { ctx, memories };
  closingRoutes(room);
  settingRoutes(room);
  payingRoutes(room);

  route(ctx, 'POST bbsquares/another', ({ body, viewer, request: { ip } }) =>
    // It changes which contests there are, so it waits for all writes.
    ctx.db.write(async (tx, invalidate) =>
      openAnother({ tx, invalidate, memberships: memories.directory.in(tx), viewer, ip, now: ctx.clock.now() }, body.contest_id),
    ),
  );
}

/** Closing a board, which draws its numbers where it can, and opening it again. */
function closingRoutes(room: Room): void {
  route(room.ctx, 'POST bbsquares/lock', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, async ({ tx, invalidate, contest, live, now, log, tell }) => {
      refuseAct('lock', live);
      await lockBoard(tx, invalidate, contest.id, now);
      await tell(lockedLine(live));
      await log('locked', { after: { claimed: live.claims.length } });
      await drawDue(tx, invalidate, contest, now);
    });
    return success;
  });

  route(room.ctx, 'POST bbsquares/reopen', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) =>
      reopen(write, { lockAt: body.lock_at, reason: reasonGiven(body.reason, 'the board opens again') }),
    );
    return success;
  });
}

/** How a board is played, and what other settings would make of it. */
function settingRoutes(room: Room): void {
  const { ctx, memories } = room;
  route(ctx, 'POST bbsquares/settings', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, (write) => saveSettings(write, body));
    return success;
  });

  route(ctx, 'POST bbsquares/preview_settings', async ({ body, viewer }) => {
    const contest = await contestFor(memories.directory.now, viewer, squaresKind.type, body.contest_id);
    return previewSettings(await ctx.db.read((tx) => readLiveBoard(tx, contest, ctx.clock.now())), body);
  });
}

/** Who has paid, and what becomes of the squares of who has not. */
function payingRoutes(room: Room): void {
  const { ctx } = room;
  route(ctx, 'POST bbsquares/paid', async ({ body, viewer, request: { ip } }) => {
    await writeBoard(room, { viewer, ip, contestId: body.contest_id }, async (write) => {
      const entry = entryOfBoard(write, body.entry_id);
      if (refuseAct('paid', write.live) === 'others') refuseOwn(viewer, [entry]);
      const { tx, invalidate, contest, now } = write;
      await markPaid(tx, invalidate, contest.id, { entryId: entry.id, paid: body.paid === 1, by: viewer.username, now });
      await write.log('paid', { after: { entry: entry.name, paid: body.paid } });
    });
    return success;
  });

  route(ctx, 'POST bbsquares/release_unpaid', ({ body, viewer, request: { ip } }) =>
    writeBoard(room, { viewer, ip, contestId: body.contest_id }, async (write) => ({
      ...success,
      count: await releaseUnpaid(write, { mail: ctx.mail, wallNow: ctx.wall.now() }),
    })),
  );
}
