import type { Insertable, Selectable } from 'kysely';
import { secretHash } from '../../ground/crypto/secrets';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { PasskeyChallengesTable, PasskeysTable } from '../../ground/db/safety-schema';
import { dropRecoveryCodes } from './recovery-codes.store';

export type Passkey = Selectable<PasskeysTable>;

/** What a user's browser is asked to sign, and what for. */
export interface Challenge {
  userId: number;
  kind: PasskeyChallengesTable['kind'];
  challenge: string;
}

/** How long a browser may take over what it was asked to sign, ms of real time. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;
/** More than a player has devices, and few enough for a list. */
export const PASSKEYS_KEPT = 20;

export function passkeysOf(tx: Tx, userId: number): Promise<Passkey[]> {
  return tx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function ownPasskey(tx: Tx, userId: number, id: number): Promise<Passkey | undefined> {
  return tx.selectFrom('passkeys').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export async function isTaken(tx: Tx, credentialId: string): Promise<boolean> {
  return (await tx.selectFrom('passkeys').select('id').where('credential_id', '=', credentialId).executeTakeFirst()) !== undefined;
}

/** Adds a passkey, and answers its id; the proofs of who the user is are made anew everywhere. */
export async function addPasskey(tx: Tx, invalidate: Invalidate, passkey: Insertable<PasskeysTable>): Promise<number> {
  const { id } = await tx.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow();
  invalidate(tag.user(passkey.user_id));
  return id;
}

export async function renamePasskey(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

/** Notes a use; false when another one has counted as far meanwhile, as the copy of an authenticator would. */
export async function notePasskeyUse(tx: Tx, passkey: Passkey, counter: number, now: number): Promise<boolean> {
  const noted = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** Removes one passkey; with the last one the recovery codes go. */
export async function removePasskey(tx: Tx, invalidate: Invalidate, { id, user_id }: Pick<Passkey, 'id' | 'user_id'>): Promise<void> {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute();
  if ((await passkeysOf(tx, user_id)).length === 0) await dropRecoveryCodes(tx, user_id);
  invalidate(tag.user(user_id));
}

/** Removes all of a user's passkeys and codes, and answers how many passkeys there were. */
export async function removeAllPasskeys(tx: Tx, invalidate: Invalidate, userId: number): Promise<number> {
  const removed = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  await dropRecoveryCodes(tx, userId);
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  invalidate(tag.user(userId));
  return Number(removed.numDeletedRows);
}

/** Keeps what a browser is asked to sign; the user's older ones of the kind stay good until they are too old. */
export async function keepChallenge(tx: Tx, { userId, kind, challenge }: Challenge, now: number): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('passkey_challenges')
    .values({ challenge_hash: secretHash(challenge), user_id: userId, kind, expires_at: now + CHALLENGE_LASTS_MS })
    .execute();
}

/** Uses a challenge up; false when it was never given to this user for this, was used, or is too old. */
export async function useChallenge(tx: Tx, { userId, kind, challenge }: Challenge, now: number): Promise<boolean> {
  const used = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', secretHash(challenge))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
