import type { Selectable } from 'kysely';
import { secretHash } from '../../ground/crypto/secrets';
import type { EmailChangesTable } from '../../ground/db/accounts-schema';
import type { Tx } from '../../ground/db/database';

export type EmailChange = Selectable<EmailChangesTable>;

/** How long the link to a new address works, ms of site time. */
export const EMAIL_CHANGE_LASTS_MS = 24 * 60 * 60_000;

/** What a user has asked for within a day, the latest first; what is older is swept. */
export async function emailChangesOf(tx: Tx, userId: number, now: number): Promise<EmailChange[]> {
  await tx.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  return tx.selectFrom('email_changes').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

/** The address that a user waits to confirm. */
export async function waitingEmail(tx: Tx, userId: number, now: number): Promise<EmailChange | undefined> {
  return tx
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function addEmailChange(
  tx: Tx,
  { userId, email, guid, now }: { userId: number; email: string; guid: string; now: number },
): Promise<number> {
  const row = { user_id: userId, email, guid_hash: secretHash(guid), asked_at: now, expires_at: now + EMAIL_CHANGE_LASTS_MS };
  return (await tx.insertInto('email_changes').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The change of a guid, while it works: of several that a user asked for, the last one. */
export async function emailChangeOf(tx: Tx, guid: string, now: number): Promise<EmailChange | undefined> {
  const row = await tx.selectFrom('email_changes').selectAll().where('guid_hash', '=', secretHash(guid)).executeTakeFirst();
  const last = row && (await waitingEmail(tx, row.user_id, now));
  return row && last?.id === row.id ? row : undefined;
}
