import type { MailSite } from '../../../ground/site';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import type { Memberships } from '../../entries/directory';
import type { Memories } from '../../memories';
import { squaresKind } from '../bbsquares.kind';
import { reasonGiven } from '../board/board-write';
import type { SiteAct } from './concerned';
import { previewHalf, saveHalf } from './halftime';
import { sayWalkover } from './walkover';

const success = { result: 'success' as const };

type SiteCall = Pick<Call<'POST bbsquares/halftime' | 'POST bbsquares/walkover'>, 'body' | 'viewer' | 'request'>;

/** The year whose games are meant, and by what mail players hear of it. */
interface Said {
  memberships: Memberships;
  of: number;
  post: { mail: MailSite; wallNow: number };
}

/** What no feed tells of games. Games are the site's: what is said of one counts on the boards of every group. */
export function siteRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST bbsquares/preview_halftime', ({ body, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = directory.in(tx);
      const { year } = await contestFor(memberships, viewer, squaresKind.type, body.contest_id);
      return previewHalf(tx, memberships, { of: year, input: body, now: ctx.clock.now() });
    }),
  );

  /** What somebody says of a game, with its reason. It waits for all writes: it concerns every board. */
  const write = ({ body, viewer, request: { ip } }: SiteCall, why: string, save: (act: SiteAct, said: Said) => Promise<void>) =>
    ctx.db.write(async (tx, invalidate) => {
      const memberships = directory.in(tx);
      const { year } = await contestFor(memberships, viewer, squaresKind.type, body.contest_id);
      const act: SiteAct = { tx, invalidate, viewer, ip, now: ctx.clock.now(), reason: reasonGiven(body.reason, why) };
      await save(act, { memberships, of: year, post: { mail: ctx.mail, wallNow: ctx.wall.now() } });
      return success;
    });

  route(ctx, 'POST bbsquares/halftime', (call) =>
    write(call, 'this is the score at half-time', (act, { memberships, ...said }) =>
      saveHalf(act, memberships, { ...said, input: call.body, digest: call.body.digest }),
    ),
  );

  route(ctx, 'POST bbsquares/walkover', (call) =>
    write(call, 'a team goes on without playing, or does not', (act, { memberships, ...said }) =>
      sayWalkover(act, memberships, { ...said, input: call.body }),
    ),
  );
}
