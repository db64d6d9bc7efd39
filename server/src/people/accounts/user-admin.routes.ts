import type { Context } from '../../web/context';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { route } from '../../web/http/route';
import { logActivity } from '../activity/activity.store';
import { clearAllFailures } from './lockout.store';
import { sendLink } from './send-link';
import { findUserByName, type User } from './users.store';

const success = { result: 'success' as const };

/** What an administrator can do for a player who cannot get in. */
export function userAdminRoutes(ctx: Context): void {
  route(ctx, 'GET ad/ResetPassword', async ({ query, viewer, request }) => {
    await ctx.db.write(async (tx) => {
      const user = await namedUser(tx, query.userName);
      const mode = await sendLink(tx, ctx, user);
      await logActivity(tx, { at: ctx.clock.now(), action: `user.${mode}_mail`, by: viewer, ip: request.ip, after: { id: user.id } });
    });
    return success;
  });

  route(ctx, 'GET ad/UnlockUser', async ({ query, viewer, request }) => {
    await ctx.db.write(async (tx) => {
      const user = await namedUser(tx, query.userName);
      await clearAllFailures(tx, user);
      await logActivity(tx, { at: ctx.clock.now(), action: 'user.unlocked', by: viewer, ip: request.ip, after: { id: user.id } });
    });
    return success;
  });
}

async function namedUser(tx: Tx, name: string): Promise<User> {
  const user = await findUserByName(tx, name);
  if (!user) throw new Refusal('not_found', 'There is no such user.', { userName: 'is not known' });
  return user;
}
