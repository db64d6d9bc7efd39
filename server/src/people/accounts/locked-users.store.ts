import type { LockedUserRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { LOCKED_FOR_MS } from './lockout.rules';

/**
 * The users who are locked. A locked name that nobody has is not shown: it may be a password that was typed
 * into the wrong field.
 *
 * @param wallNow real time, epoch ms
 * @param groups those of these groups alone
 */
export async function lockedUsers(tx: Tx, wallNow: number, groups: readonly number[] | 'all' = 'all'): Promise<LockedUserRow[]> {
  const failed = await tx
    .selectFrom('signin_failures')
    .select(['name_key', 'locked_at'])
    .where('locked_at', '>', wallNow - LOCKED_FOR_MS)
    .execute();
  if (failed.length === 0) return [];
  const lockedAt = new Map(failed.map((row) => [row.name_key, Number(row.locked_at)]));
  const locked = tx
    .selectFrom('users')
    .select(['id', 'email', 'username_key'])
    .where('username_key', 'in', [...lockedAt.keys()])
    .orderBy('email_key');
  const members = tx.selectFrom('group_members').select('user_id');
  const users = await (groups === 'all' ? locked : locked.where('id', 'in', members.where('group_number', 'in', [...groups]))).execute();
  return users.map((user) => ({
    ID: user.id,
    Email: user.email,
    until: new Date((lockedAt.get(user.username_key) ?? 0) + LOCKED_FOR_MS).toISOString(),
  }));
}
