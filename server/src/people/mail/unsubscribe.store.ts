import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';

/** A token of a mail as old as that has done its service. */
const KEPT_MS = 400 * 24 * 60 * 60_000;

export async function addUnsubscribeToken(tx: Tx, token: string, userId: number, now: number): Promise<void> {
  await tx
    .deleteFrom('unsubscribe_tokens')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
  await tx
    .insertInto('unsubscribe_tokens')
    .values({ token_hash: secretHash(token), user_id: userId, created_at: now })
    .execute();
}

/** Whose mail the token came with. */
export async function userOfToken(tx: Tx, token: string): Promise<number | undefined> {
  return (await tx.selectFrom('unsubscribe_tokens').select('user_id').where('token_hash', '=', secretHash(token)).executeTakeFirst())
    ?.user_id;
}
