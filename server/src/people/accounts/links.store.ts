import type { LinkMode } from '@poolhouse/contract';
import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { LINK_LASTS_MS, type LinkFacts } from './links.rules';
import { findUser, type User } from './users.store';

export interface Link extends LinkFacts {
  id: number;
  user: User;
}

/** Keeps a link, by the hash of its guid, and answers its id. `now` is site time. */
export async function addLink(
  tx: Tx,
  { userId, mode, guid, now }: { userId: number; mode: LinkMode; guid: string; now: number },
): Promise<number> {
  const row = { user_id: userId, mode, guid_hash: secretHash(guid), created_at: now, expires_at: now + LINK_LASTS_MS[mode], used_at: null };
  return (await tx.insertInto('user_links').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function findLink(tx: Tx, guid: string): Promise<Link | undefined> {
  const row = await tx.selectFrom('user_links').selectAll().where('guid_hash', '=', secretHash(guid)).executeTakeFirst();
  const user = row && (await findUser(tx, row.user_id));
  return (
    row &&
    user && {
      id: row.id,
      mode: row.mode,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      ownerKeys: [user.username_key, user.email_key],
      user,
    }
  );
}

/** Uses a link up, and with it every other one that the user still has: an older mail must not set the password again. */
export async function useUpLinks(tx: Tx, userId: number, now: number): Promise<void> {
  await tx.updateTable('user_links').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

export async function storePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}
