import { pageRoute } from '../../contests/page-route';
import { Refusal } from '../../ground/refusal';
import { activityRow, activityRows } from '../../people/activity/activity-rows.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { contestRows } from '../facts/contest-rows.store';
import { groupRows } from '../facts/group-rows.store';
import { userRows } from '../facts/user-rows.store';
import { activityReach, reachOf, seesAddresses } from '../reach';
import { consolePage } from './console.page';

const DAY_MS = 24 * 60 * 60_000;

/** The console's page, and its long lists a page at a time. */
export function consoleRoutes(ctx: Context, deps: AdminDeps): void {
  pageRoute(
    ctx,
    'GET ad/pagedata',
    consolePage({ ...deps, db: ctx.db, clock: ctx.clock, wall: ctx.wall, figures: ctx.figures }),
    async (query, viewer) => ({
      params: reachOf(viewer, query.group_number),
      delta: { group_number: query.group_number },
    }),
  );
  listRoutes(ctx, deps);
  logRoutes(ctx);
}

function listRoutes(ctx: Context, { contests: { plugs } }: AdminDeps): void {
  route(ctx, 'GET ad/users', ({ query: { group_number: group, ...query }, viewer }) =>
    ctx.db.read(async (tx) => {
      const { rows, total } = await userRows(
        tx,
        { plugs, reach: reachOf(viewer, group), now: ctx.clock.now(), wallNow: ctx.wall.now() },
        query,
      );
      return { users: { data: rows, total } };
    }),
  );

  route(ctx, 'GET ad/contests', ({ query: { group_number: group, ...query }, viewer }) =>
    ctx.db.read(async (tx) => {
      const { rows, total } = await contestRows(tx, reachOf(viewer, group), query);
      return { active_contests: { data: rows, total } };
    }),
  );

  route(ctx, 'GET ad/groups', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const { rows, total } = await groupRows(tx, reachOf(viewer, undefined).groups, query);
      return { groups: { data: rows, total } };
    }),
  );
}

function logRoutes(ctx: Context): void {
  route(ctx, 'GET ad/activity', ({ query: { group_number: group, contest_id: contestId, user_id: userId, days, ...query }, viewer }) =>
    ctx.db.read(async (tx) => {
      const reach = reachOf(viewer, group);
      const since = days === undefined ? undefined : ctx.clock.now() - days * DAY_MS;
      const { rows, total } = await activityRows(tx, {
        reach: activityReach(reach),
        addresses: seesAddresses(reach),
        contestId,
        userId,
        since,
        ...query,
      });
      return { activity: { data: rows, total } };
    }),
  );

  route(ctx, 'GET ad/activity_row', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const row = await activityRow(tx, query.activity_id, seesAddresses(reachOf(viewer, undefined)));
      if (!row) throw new Refusal('not_found', 'There is no such line in the log.', { activity_id: 'is not known' });
      return { activity: { data: [row] } };
    }),
  );
}
