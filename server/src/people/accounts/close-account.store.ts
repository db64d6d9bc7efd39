import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { addressesTold, forgetPlaces, sayInstead } from '../activity/forget.store';
import { endAccess, endMailLinks } from './end-access.store';
import { useUpLinks } from './links.store';
import { nameKey } from './names.rules';
import type { User } from './users.store';

/** What the log says in place of an address that was the account's. */
const NO_ADDRESS = 'address of a closed account';

/**
 * Closes an account: nobody signs in to it any more, its address and name are free again, the log forgets every address that it had, and what it
 * did stays. `now` is site time, `wallNow` real time.
 */
export async function closeAccount(
  tx: Tx,
  invalidate: Invalidate,
  user: User,
  { now, wallNow }: { now: number; wallNow: number },
): Promise<void> {
  await endAccess(tx, invalidate, user, wallNow);
  await endMailLinks(tx, user.id);
  await tx.deleteFrom('group_members').where('user_id', '=', user.id).execute();
  await tx.deleteFrom('season_questions').where('user_id', '=', user.id).where('answer', 'is', null).execute();
  await forgetPlaces(tx, user.id);
  for (const address of new Set([user.email, ...(await addressesTold(tx, user.id))])) await sayInstead(tx, 'all', address, NO_ADDRESS);
  await tx
    .updateTable('users')
    .set({ ...calledWhenClosed(`${user.id}`), is_admin: 0, closed_at: now })
    .where('id', '=', user.id)
    .execute();
  invalidate(tag.console);
}

/** Nobody can be called so: a name with a colon could not sign in. */
const calledWhenClosed = (id: string) => ({
  email: `removed-${id}@removed.invalid`,
  email_key: nameKey(`removed:${id}@removed.invalid`),
  username: `removed:${id}`,
  username_key: nameKey(`removed:${id}`),
});

/** Makes an account that is closed from the beginning, for what somebody has played elsewhere, and answers its id. `now` is site time. */
export async function addClosedAccount(
  tx: Tx,
  invalidate: Invalidate,
  { groupNumber, now }: { groupNumber: number; now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...calledWhenClosed('new'), password_hash: null, is_admin: 0, group_number: groupNumber, created_at: now, closed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('users')
    .set(calledWhenClosed(`${id}`))
    .where('id', '=', id)
    .execute();
  invalidate(tag.users);
  invalidate(tag.console);
  return id;
}

/** Gives a user another address; links in mails to the last one set no password any more. The caller has seen that it is free. */
export async function storeEmail(
  tx: Tx,
  invalidate: Invalidate,
  { userId, email, now }: { userId: number; email: string; now: number },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_key: nameKey(email) })
    .where('id', '=', userId)
    .execute();
  await useUpLinks(tx, userId, now);
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  invalidate(tag.users);
  invalidate(tag.user(userId));
}

/** Calls a user otherwise. The caller has seen that the name may be had. */
export async function storeName(tx: Tx, invalidate: Invalidate, userId: number, username: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username, username_key: nameKey(username) })
    .where('id', '=', userId)
    .execute();
  invalidate(tag.users);
  invalidate(tag.user(userId));
  invalidate(tag.console);
}

/** Opens an account that was closed under a name and an address; until its person has chosen a password nobody signs in to it. */
export async function reopenAccount(tx: Tx, invalidate: Invalidate, userId: number): Promise<void> {
  await tx.updateTable('users').set({ closed_at: null }).where('id', '=', userId).execute();
  invalidate(tag.users);
  invalidate(tag.user(userId));
  invalidate(tag.console);
}

/** Whether somebody has this address or signs in with it as a name; the one who is left out aside. */
export async function emailTaken(tx: Tx, email: string, leftOut = 0): Promise<boolean> {
  const key = nameKey(email);
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '!=', leftOut)
    .where((eb) => eb.or([eb('email_key', '=', key), eb('username_key', '=', key)]))
    .executeTakeFirst();
  return row !== undefined;
}
