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
  const locked = tx
    .selectFrom('signin_failures')
    .innerJoin('users', 'users.username_key', 'signin_failures.name_key')
    .select(['users.id', 'users.email', 'locked_at'])
    .where('locked_at', '>', wallNow - LOCKED_FOR_MS)
    .orderBy('email_key');
  const members = tx.selectFrom('group_members').select('user_id');
  const users = await (
    groups === 'all' ? locked : locked.where('users.id', 'in', members.where('group_number', 'in', [...groups]))
  ).execute();
  return users.map((user) => ({ ID: user.id, Email: user.email, until: new Date(Number(user.locked_at) + LOCKED_FOR_MS).toISOString() }));
}
