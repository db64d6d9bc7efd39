import { api, type Endpoint } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { hasRoleAnywhere, highestRole } from '../../ground/roles.rules';
import { logActivity } from '../../people/activity/activity.store';
import { addGroup, changeGroup, findGroup, noSuchGroup } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import { requiredRole } from '../../web/http/policy';
import { route } from '../../web/http/route';
import { succeed } from '../succeed';
import { grant, revoke } from './change-role';

/** Groups, and who runs what in them. */
export function groupsRoutes(ctx: Context): void {
  namingRoutes(ctx);
  closingRoute(ctx);
  roleRoutes(ctx);
  permissionsRoute(ctx);
}

function namingRoutes(ctx: Context): void {
  route(ctx, 'POST ad/add_group', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const groupNumber = await addGroup(tx, body.name, now);
      invalidate(tag.console);
      await logActivity(tx, {
        at: now,
        action: 'group.added',
        by: viewer,
        ip: request.ip,
        after: { group_number: groupNumber, name: body.name },
        place: { group: groupNumber },
      });
      return succeed(`${body.name} is group ${groupNumber}`, groupNumber);
    }),
  );

  route(ctx, 'POST ad/rename_group', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const group = await findGroup(tx, body.group_number);
      if (!group) throw noSuchGroup();
      await changeGroup(tx, invalidate, group.number, { name: body.name });
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'group.renamed',
        by: viewer,
        ip: request.ip,
        before: { group_number: group.number, name: group.name },
        after: { group_number: group.number, name: body.name },
        place: { group: group.number },
      });
      return succeed(`${group.name} is called ${body.name} now`, group.number);
    }),
  );
}

function closingRoute(ctx: Context): void {
  route(ctx, 'POST ad/close_group', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const group = await findGroup(tx, body.group_number);
      if (!group) throw noSuchGroup();
      const close = body.closed === 1;
      if (close !== (group.closedAt !== null)) {
        await changeGroup(tx, invalidate, group.number, { closed_at: close ? now : null });
        await logActivity(tx, {
          at: now,
          action: close ? 'group.closed' : 'group.reopened',
          by: viewer,
          ip: request.ip,
          after: { group_number: group.number, name: group.name },
          place: { group: group.number },
        });
      }
      return succeed(`${group.name} is ${close ? 'closed' : 'open'}`, group.number);
    }),
  );
}

function roleRoutes(ctx: Context): void {
  for (const [key, change] of [
    ['POST ad/grant_role', grant],
    ['POST ad/revoke_role', revoke],
  ] as const)
    route(ctx, key, ({ body, viewer, request }) =>
      ctx.db.write(async (tx, invalidate) => {
        const letters = { mail: ctx.mail, wallNow: ctx.wall.now() };
        const said = await change(tx, invalidate, { viewer, ip: request.ip, body, now: ctx.clock.now(), letters });
        return succeed(said, body.user_id);
      }),
    );
}

/** What the viewer may do at all. */
function permissionsRoute(ctx: Context): void {
  const console = Object.entries<Endpoint>(api).flatMap(([key, endpoint]) => {
    const need = requiredRole(endpoint);
    return need === undefined ? [] : [{ key, need }];
  });
  route(ctx, 'GET ad/my_permissions', async ({ viewer }) => ({
    role: highestRole(viewer),
    calls: console.filter(({ need }) => hasRoleAnywhere(viewer, need)).map(({ key }) => key),
  }));
}
