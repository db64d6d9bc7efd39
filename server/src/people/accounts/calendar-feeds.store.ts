import type { Selectable } from 'kysely';
import { secretHash } from '../../ground/crypto/secrets';
import type { CalendarFeedsTable } from '../../ground/db/calendar-schema';
import type { Tx } from '../../ground/db/database';

export type CalendarFeed = Selectable<CalendarFeedsTable>;

export function feedOfUser(tx: Tx, userId: number): Promise<CalendarFeed | undefined> {
  return tx.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function feedOfToken(tx: Tx, token: string): Promise<CalendarFeed | undefined> {
  return tx.selectFrom('calendar_feeds').selectAll().where('token_hash', '=', secretHash(token)).executeTakeFirst();
}

/** Gives a player's calendar its address, in place of the one that it had; what it has published stays, so that its dates go on. */
export async function addressFeed(tx: Tx, { userId, token, now }: { userId: number; token: string; now: number }): Promise<void> {
  const address = { token_hash: secretHash(token), created_at: now };
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...address, published: '', changed_at: now })
    .onConflict((on) => on.column('user_id').doUpdateSet(address))
    .execute();
}

/** Keeps what the calendar tells from now on. */
export async function notePublished(tx: Tx, userId: number, published: string, now: number): Promise<void> {
  await tx.updateTable('calendar_feeds').set({ published, changed_at: now }).where('user_id', '=', userId).execute();
}

/** Takes the address away. False where there was none. */
export async function dropFeed(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
