import type { ParsedBody } from '@poolhouse/contract';
import { newSecret, secretHash } from '../../ground/crypto/secrets';
import type { Database } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import type { AccountsContext } from './accounts-context';
import { addressKey } from './address-key';
import { dropFirstAdminToken, isFirstAdminToken, keepFirstAdminToken } from './first-admin.store';
import { hashPassword } from './passwords';
import { createUser, hasAdmin, hasUsers } from './users.store';

/** Makes the one-time token for a site without users; null where there are some. Only its hash is stored. */
export async function offerFirstAdmin(db: Database): Promise<string | null> {
  const token = newSecret();
  const offered = await db.write(async (tx) => {
    if (await hasUsers(tx)) return false;
    await keepFirstAdminToken(tx, secretHash(token));
    return true;
  });
  return offered ? token : null;
}

/** Creates the first administrator. The token works once, and never beside another administrator. */
export async function createFirstAdmin(
  ctx: AccountsContext,
  body: ParsedBody<'POST na/firstadmin'>,
  ip: string,
): Promise<{ result: 'success'; id: number }> {
  const giveBack = ctx.auth.slowdown.admit(addressKey(ip));
  const refuse = () => new Refusal('forbidden', 'This link has been used already, or a newer one was made.');
  const hash = secretHash(body.token);
  if (!(await ctx.db.read((tx) => isFirstAdminToken(tx, hash)))) throw refuse();
  const passwordHash = await hashPassword(body.password);
  const id = await ctx.db.write(async (tx, invalidate) => {
    if (!(await isFirstAdminToken(tx, hash)) || (await hasAdmin(tx))) throw refuse();
    const created = await createUser(tx, invalidate, {
      email: body.email,
      username: body.name,
      passwordHash,
      isAdmin: true,
      now: ctx.clock.now(),
    });
    await dropFirstAdminToken(tx);
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'first_admin.created',
      by: { userId: created, username: body.name },
      ip,
      after: { email: body.email },
      place: 'site',
    });
    return created;
  });
  giveBack();
  return { result: 'success', id };
}
