import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { revokeAllDevices } from './devices.store';
import { nameKey } from './names.rules';
import type { User } from './users.store';

/**
 * Closes an account: nobody signs in to it any more, its address and name are free again, and what it did stays under a name that tells
 * nothing. `now` is site time, `wallNow` real time.
 */
export async function closeAccount(
  tx: Tx,
  invalidate: Invalidate,
  user: User,
  { now, wallNow }: { now: number; wallNow: number },
): Promise<void> {
  await revokeAllDevices(tx, invalidate, { userId: user.id, now: wallNow });
  await tx.deleteFrom('passkeys').where('user_id', '=', user.id).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', user.id).execute();
  await tx.deleteFrom('user_links').where('user_id', '=', user.id).execute();
  await tx.deleteFrom('group_members').where('user_id', '=', user.id).execute();
  // What they have shown outside was theirs alone to show.
  const entries = tx.selectFrom('entries').select('id').where('user_id', '=', user.id);
  await tx.deleteFrom('season_shares').where('entry_id', 'in', entries).execute();
  // Mails on their way would go to an address that is not the account's any more.
  await tx.deleteFrom('mail_outbox').where('user_id', '=', user.id).where('sent_at', 'is', null).execute();
  // Nobody can be called so: a name with a colon could not sign in.
  const gone = `removed:${user.id}`;
  await tx
    .updateTable('users')
    .set({
      email: `removed-${user.id}@removed.invalid`,
      email_key: nameKey(`${gone}@removed.invalid`),
      username: gone,
      username_key: nameKey(gone),
      password_hash: null,
      is_admin: 0,
      closed_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  invalidate(tag.users);
  invalidate(tag.user(user.id));
}

/** Gives a user another address. The caller has seen that it is free. */
export async function storeEmail(tx: Tx, invalidate: Invalidate, userId: number, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_key: nameKey(email) })
    .where('id', '=', userId)
    .execute();
  invalidate(tag.users);
  invalidate(tag.user(userId));
}

/** The user who has this address or signs in with it as a name. */
export async function emailTaken(tx: Tx, email: string): Promise<boolean> {
  const key = nameKey(email);
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('email_key', '=', key), eb('username_key', '=', key)]))
    .executeTakeFirst();
  return row !== undefined;
}
