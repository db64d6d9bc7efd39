import { logActivity } from '../people/activity/activity.store';
import { boardOf, moderateSmack, readOlderSmack } from '../people/smack/smack.store';
import { Refusal } from '../ground/refusal';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { contestFor, noSuchContest } from './access';
import { Directory } from './directory';

/** What stands further down a smack board than its page carries, and taking a message off it as administrator. */
export function smackHistoryRoutes(ctx: Context): void {
  const directory = new Directory(ctx.db);

  route(ctx, 'GET utils/smack', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = await directory.readIn(tx);
      const contest = memberships.contestById.get(query.contest_id);
      if (!contest) throw noSuchContest();
      contestFor(memberships, viewer, contest.type, contest.id);
      const { rows, more } = await readOlderSmack(tx, boardOf(contest.type, contest.id), query.before);
      return { smack: { data: rows }, more: more ? (1 as const) : (0 as const) };
    }),
  );

  route(ctx, 'POST ad/delete_smack', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const removed = await moderateSmack(tx, touch, body.id);
      if (!removed) throw new Refusal('not_found', 'This message is not there any more.', { id: 'is not a message of a board' });
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'smack.moderated',
        by: viewer,
        ip: request.ip,
        before: { id: body.id, ...removed },
        after: { reason: body.reason },
      });
      return { result: 'success' as const, id: body.id };
    }),
  );
}
