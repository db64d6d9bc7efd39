import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import type { Memories } from '../../memories';
import { squaresKind } from '../bbsquares.kind';
import { reasonGiven } from '../board/board-write';
import type { SiteAct } from './concerned';
import { previewHalf, saveHalf } from './halftime';
import { sayWalkover } from './walkover';

const success = { result: 'success' as const };

/** What no feed tells of games. Games are the site's: what is said of one counts on the boards of every group. */
export function siteRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST bbsquares/preview_halftime', ({ body, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = directory.in(tx);
      const { year } = await contestFor(memberships, viewer, squaresKind.type, body.contest_id);
      return previewHalf(tx, memberships, { of: year, input: body, now: ctx.clock.now() });
    }),
  );

  // Both wait for all writes: they concern every board.
  route(ctx, 'POST bbsquares/halftime', ({ body, viewer, request: { ip } }) =>
    ctx.db.write(async (tx, invalidate) => {
      const memberships = directory.in(tx);
      const { year } = await contestFor(memberships, viewer, squaresKind.type, body.contest_id);
      const reason = reasonGiven(body.reason, 'this is the score at half-time');
      const act: SiteAct = { tx, invalidate, viewer, ip, now: ctx.clock.now(), reason };
      await saveHalf(act, memberships, { of: year, input: body, digest: body.digest, post: { mail: ctx.mail, wallNow: ctx.wall.now() } });
      return success;
    }),
  );

  route(ctx, 'POST bbsquares/walkover', ({ body, viewer, request: { ip } }) =>
    ctx.db.write(async (tx, invalidate) => {
      const memberships = directory.in(tx);
      const { year } = await contestFor(memberships, viewer, squaresKind.type, body.contest_id);
      const reason = reasonGiven(body.reason, 'a team goes on without playing, or does not');
      const act: SiteAct = { tx, invalidate, viewer, ip, now: ctx.clock.now(), reason };
      await sayWalkover(act, memberships, { of: year, input: body, post: { mail: ctx.mail, wallNow: ctx.wall.now() } });
      return success;
    }),
  );
}
