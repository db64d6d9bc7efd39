import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { hasRole } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { clearAllFailures } from '../../people/accounts/lockout.store';
import { sendLink } from '../../people/accounts/send-link';
import { findUser, findUserByName, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { accountPlace } from '../facts/account-place';
import { changeEmail, noSuchUser } from '../facts/change-email';
import { meantGroup } from '../facts/own-group';
import { mailWords, oneMailWords } from '../mail-words';
import { reachOf } from '../reach';
import { succeed } from '../succeed';
import { addUser } from './add-user';
import { removeUser } from './remove-user';
import { switchContests } from './switch-contests';
import { readUserCard } from './user-card';
import { readUserEntries } from './user-entries.store';

/** What an administrator does for players: in, out, and what they cannot do for themselves. */
export function usersRoutes(ctx: Context, deps: AdminDeps): void {
  lookRoutes(ctx, deps);
  inAndOutRoutes(ctx, deps);
  linkMailRoutes(ctx, deps);
  accountRoutes(ctx, deps);
}

async function named(tx: Tx, name: string, field: string): Promise<User> {
  const user = await findUserByName(tx, name);
  if (!user || user.closed_at !== null) throw noSuchUser(field);
  return user;
}

/** What is known of a player. */
function lookRoutes(ctx: Context, { contests: { modules } }: AdminDeps): void {
  route(ctx, 'GET ad/user_entries', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      if (!(await findUser(tx, query.user_id))) throw noSuchUser('user_id');
      return readUserEntries(tx, query.user_id, reachOf(viewer, undefined).groups);
    }),
  );

  route(ctx, 'GET ad/user_card', ({ query, viewer }) =>
    ctx.db.read((tx) => {
      const sources = modules.flatMap(({ missingPicks }) => missingPicks ?? []);
      return readUserCard(tx, query.user_id, {
        groups: reachOf(viewer, undefined).groups,
        sources,
        now: ctx.clock.now(),
        wallNow: ctx.wall.now(),
      });
    }),
  );
}

function inAndOutRoutes(ctx: Context, { contests: { plugs }, about }: AdminDeps): void {
  route(ctx, 'GET ad/adduser', async ({ query, viewer, request }) => {
    const groupNumber = meantGroup(viewer, query.group_number);
    const id = await ctx.db.write((tx, invalidate) =>
      addUser(tx, invalidate, ctx, { email: query.email, name: query.name, groupNumber, viewer, ip: request.ip }),
    );
    // Who administers the site sees all accounts; to others the answer is the same whether there was one.
    return succeed(oneMailWords(`invitation to ${query.email}`, about.mailServer), viewer.isAdmin ? id : undefined);
  });

  route(ctx, 'GET ad/RemoveUser', ({ query, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await named(tx, query.email, 'email');
      const group = query.group_number;
      if (group !== undefined && !hasRole(viewer, 'commissioner', { groupNumber: group }))
        throw new Refusal('not_found', 'There is no such group.', { group_number: 'is not known' });
      if (group !== undefined && !(await isMember(tx, user.id, group))) throw noSuchUser('email');
      return succeed(
        await removeUser(tx, invalidate, { plugs, viewer, ip: request.ip, user, group, now: ctx.clock.now(), wallNow: ctx.wall.now() }),
        user.id,
      );
    }),
  );
}

/** Sends a user the mail by whose link they choose a password, and files it. */
async function mailLink(
  tx: Tx,
  invalidate: Invalidate,
  ctx: Context,
  { user, viewer, ip }: { user: User; viewer: Viewer; ip: string },
): Promise<void> {
  const mode = await sendLink(tx, ctx, user);
  invalidate(tag.console);
  await logActivity(tx, {
    at: ctx.clock.now(),
    action: `user.${mode}_mail`,
    by: viewer,
    ip,
    after: { id: user.id },
    place: await accountPlace(tx, viewer, user),
  });
}

/** Mails by whose link a player chooses a password. */
function linkMailRoutes(ctx: Context, { about }: AdminDeps): void {
  route(ctx, 'GET ad/ResetPassword', ({ query, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await named(tx, query.userName, 'userName');
      await mailLink(tx, invalidate, ctx, { user, viewer, ip: request.ip });
      return succeed(oneMailWords(`mail to ${user.email}`, about.mailServer), user.id);
    }),
  );

  route(ctx, 'POST ad/resend', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await findUser(tx, body.user_id);
      if (!user || user.closed_at !== null) throw noSuchUser('user_id');
      if (user.password_hash !== null) throw new Refusal('conflict', `${user.username} has joined already.`, { user_id: 'has joined' });
      await mailLink(tx, invalidate, ctx, { user, viewer, ip: request.ip });
      return succeed(oneMailWords(`invitation to ${user.email}`, about.mailServer), user.id);
    }),
  );
}

/** Doors opened again, other addresses, and contests switched on and off. */
function accountRoutes(ctx: Context, { contests: { plugs }, about }: AdminDeps): void {
  route(ctx, 'GET ad/UnlockUser', ({ query, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await named(tx, query.userName, 'userName');
      await clearAllFailures(tx, user);
      invalidate(tag.console);
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'user.unlocked',
        by: viewer,
        ip: request.ip,
        after: { id: user.id },
        place: await accountPlace(tx, viewer, user),
      });
      return succeed(`${user.email} may sign in again`, user.id);
    }),
  );

  route(ctx, 'GET ad/changeuseremail', async ({ query: { oldEmail, newEmail }, viewer, request }) => {
    const user = await changeEmail(ctx, { oldEmail, newEmail, viewer, ip: request.ip });
    return succeed(mailWords(2, about.mailServer), user.id);
  });

  route(ctx, 'GET ad/EnableDisableContest', ({ query: { email, group_number: group, ...switches }, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await named(tx, email, 'email');
      const said = await switchContests(tx, invalidate, plugs, {
        viewer,
        ip: request.ip,
        user,
        group: meantGroup(viewer, group),
        switches,
        now: ctx.clock.now(),
      });
      return succeed(said, user.id);
    }),
  );
}
