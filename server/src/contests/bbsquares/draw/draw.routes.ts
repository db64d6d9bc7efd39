import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import type { Memories } from '../../memories';
import { squaresKind } from '../bbsquares.kind';
import { writeBoard } from '../board/board-write';
import { readBoard, voidedDraws } from '../board/boards.store';
import { throwAway } from './throw-away';

/** What the numbers were drawn from, and throwing them away. */
export function drawRoutes(ctx: Context, memories: Memories): void {
  const { directory } = memories;
  route(ctx, 'GET bbsquares/draw', async ({ query, viewer }) => {
    const contest = await contestFor(directory.now, viewer, squaresKind.type, query.contest_id);
    const now = ctx.clock.now();
    return ctx.db.read(async (tx) => {
      const { commitment: commit, sealedAt, document } = await readBoard(tx, contest.id, now);
      const sealed = { board: String(contest.id), commit, sealed_at: new Date(sealedAt).toISOString() };
      return { sealed, draw: document, voided: await voidedDraws(tx, contest.id, now) };
    });
  });

  route(ctx, 'POST bbsquares/void_draw', async ({ body, viewer, request: { ip } }) => {
    await writeBoard({ ctx, memories }, { viewer, ip, contestId: body.contest_id }, (write) =>
      throwAway(write, body.reason, { mail: ctx.mail, wallNow: ctx.wall.now() }),
    );
    return { result: 'success' as const };
  });
}
