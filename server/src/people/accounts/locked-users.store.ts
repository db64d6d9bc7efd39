import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { LOCKED_FOR_MS } from './lockout.rules';

/**
 * The users who are locked. A locked name that nobody has is not shown: it may be a password that was typed
 * into the wrong field.
 *
 * @param wallNow real time, epoch ms
 */
export async function lockedUsers(tx: Tx, wallNow: number): Promise<DataOf<'GET ad/pagedata'>['locked_users']['data']> {
  const names = tx
    .selectFrom('signin_failures')
    .select('name_key')
    .where('locked_at', '>', wallNow - LOCKED_FOR_MS);
  const users = await tx.selectFrom('users').select(['id', 'email']).where('username_key', 'in', names).orderBy('email_key').execute();
  return users.map((user) => ({ ID: user.id, Email: user.email }));
}
