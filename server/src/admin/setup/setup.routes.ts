import { perform } from '../../ground/db/rehearse';
import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { firstPick } from '../facts/first-pick';
import { meantGroup } from '../facts/own-group';
import { readGames } from '../games/load-games';
import { setUp } from './set-up';
import { readSetup } from './setup-state';

/** The way from nothing to the first pick. */
export function setupRoutes(ctx: Context, admin: AdminDeps): void {
  route(ctx, 'GET ad/setup', ({ query, viewer }) =>
    ctx.db.read((tx) => readSetup(tx, admin, { viewer, groupNumber: meantGroup(viewer, query.group_number), now: ctx.clock.now() })),
  );

  route(ctx, 'POST ad/set_up', async ({ body: input, viewer, request, reply }) => {
    if (input.games && !viewer.isAdmin)
      throw new Refusal('forbidden', 'Games are shared by all groups: a site administrator brings them in.', { games: 'are not yours' });
    const groupNumber = meantGroup(viewer, input.group_number);
    const dryRun = input.dry_run === 1;
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const read =
      input.games &&
      (await readGames(input.games, { scoreboard: ctx.nflScoreboard, feeds: !admin.about.practice, signal: controller.signal }));
    const done = await perform(ctx.db, dryRun, (tx, invalidate) =>
      setUp(tx, invalidate, { ctx, admin, viewer, ip: request.ip, groupNumber, input, read }),
    );
    const next = await ctx.db.read((tx) => firstPick(tx, admin.contests, { groupNumber, userId: viewer.userId, now: ctx.clock.now() }));
    // Nothing of a rehearsal was kept, so its link would open nothing.
    return { ...done, ...(dryRun ? { link: '', contests: done.contests.map((contest) => ({ ...contest, id: 0 })) } : {}), next };
  });
}
