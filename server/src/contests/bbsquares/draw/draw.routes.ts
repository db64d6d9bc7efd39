import { scope } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../access';
import type { Memories } from '../../memories';
import { squaresKind } from '../bbsquares.kind';
import { readBoard, voidDraw, voidedDraws } from '../board/boards.store';
import { readLiveBoard } from '../board/live-board';
import { drawDue } from './draw-due';

/** What the numbers were drawn from, and throwing them away. */
export function drawRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'GET bbsquares/draw', async ({ query, viewer }) => {
    const contest = contestFor(await directory.read(), viewer, squaresKind.type, query.contest_id);
    const now = ctx.clock.now();
    return ctx.db.read(async (tx) => {
      const { commitment: commit, sealedAt, document } = await readBoard(tx, contest.id, now);
      const sealed = { board: String(contest.id), commit, sealed_at: new Date(sealedAt).toISOString() };
      return { sealed, draw: document, voided: await voidedDraws(tx, contest.id, now) };
    });
  });

  route(ctx, 'POST bbsquares/void_draw', ({ body, viewer, request: { ip } }) =>
    ctx.db.write(
      async (tx, touch) => {
        const contest = contestFor(await directory.readIn(tx), viewer, squaresKind.type, body.contest_id);
        const now = ctx.clock.now();
        const { board, state } = await readLiveBoard(tx, contest, now);
        if (!board.document) throw new Refusal('conflict', 'There are no drawn numbers to throw away.');
        if (state !== 'drawn') throw new Refusal('board_locked', 'A game that counts has tipped off; the numbers stay.');
        if (body.reason.length < 3)
          throw new Refusal('reason_required', 'Say why, in at least 3 letters. Every player will see it.', { reason: 'is needed' });
        await voidDraw(tx, touch, contest.id, { document: board.document, by: viewer.username, reason: body.reason, now });
        await logActivity(tx, {
          at: now,
          action: 'bbsquares.draw_voided',
          by: viewer,
          ip,
          after: { contest_id: contest.id, reason: body.reason },
        });
        await drawDue(tx, touch, contest, now);
        return { result: 'success' as const };
      },
      { only: scope.contest(body.contest_id) },
    ),
  );
}
