import { readOlderSmack } from '../../people/smack/smack-rows.store';
import { boardOf } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { contestFor, noSuchContest } from '../entries/access';
import type { OpenContests } from '../open-contests';
import { takeOff } from './moderate-smack';

/** What stands further down a smack board than its page carries, and taking a message off it as administrator. */
export function smackHistoryRoutes(ctx: Context, { memories: { directory } }: OpenContests): void {
  route(ctx, 'GET utils/smack', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = directory.in(tx);
      const contest = await memberships.contest(query.contest_id);
      if (!contest) throw noSuchContest();
      await contestFor(memberships, viewer, contest.type, contest.id);
      const { rows, more } = await readOlderSmack(tx, boardOf(contest.type, contest.id), query.before);
      return { smack: { data: rows }, more: more ? (1 as const) : (0 as const) };
    }),
  );

  route(ctx, 'POST ad/delete_smack', ({ body, viewer, request }) => takeOff(ctx, { ...body, viewer, ip: request.ip }));
}
