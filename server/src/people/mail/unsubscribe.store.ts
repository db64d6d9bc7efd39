import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { mailSortOf, type MailSort } from './mail-sort';

/** A token of a mail as old as that has done its service. */
const KEPT_MS = 400 * 24 * 60 * 60_000;

/** Whether an address is the one that an account has. */
export const hasAddress = async (tx: Tx, { id, email }: { id: number; email: string }): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', id).where('email', '=', email).executeTakeFirst()) !== undefined;

/** @param of whose mail, and what its link turns off */
export async function addUnsubscribeToken(tx: Tx, token: string, of: { userId: number; turnsOff: MailSort }, now: number): Promise<void> {
  await tx
    .deleteFrom('unsubscribe_tokens')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
  await tx
    .insertInto('unsubscribe_tokens')
    .values({ token_hash: secretHash(token), user_id: of.userId, turns_off: of.turnsOff, created_at: now })
    .execute();
}

/** Whose mail the token came with, and what it turns off. */
export async function readUnsubscribeToken(tx: Tx, token: string): Promise<{ userId: number; turnsOff: MailSort } | undefined> {
  const row = await tx
    .selectFrom('unsubscribe_tokens')
    .select(['user_id', 'turns_off'])
    .where('token_hash', '=', secretHash(token))
    .executeTakeFirst();
  return row && { userId: row.user_id, turnsOff: mailSortOf(row.turns_off) };
}
