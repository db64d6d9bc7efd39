import type { Selectable } from 'kysely';
import { fingerprintOf } from '../ground/crypto/signing-key';
import type { Tx } from '../ground/db/database';
import type { ReleaseKeysTable } from '../ground/db/releases-schema';

export type ReleaseKey = Selectable<ReleaseKeysTable>;

/** A key's row; its public half may release that remote until it is revoked. */
export async function findKey(tx: Tx, remote: string, fingerprint: string): Promise<ReleaseKey | undefined> {
  return tx.selectFrom('release_keys').selectAll().where('remote', '=', remote).where('fingerprint', '=', fingerprint).executeTakeFirst();
}

/** Where else a key was trusted, revoked or not. */
export async function remoteOfKey(tx: Tx, fingerprint: string): Promise<string | undefined> {
  const row = await tx.selectFrom('release_keys').select('remote').where('fingerprint', '=', fingerprint).orderBy('id').executeTakeFirst();
  return row?.remote;
}

export async function keyById(tx: Tx, id: number): Promise<ReleaseKey | undefined> {
  return tx.selectFrom('release_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All keys that were ever trusted, the latest last. */
export async function listKeys(tx: Tx): Promise<ReleaseKey[]> {
  return tx.selectFrom('release_keys').selectAll().orderBy('id').execute();
}

export type NewKey = Pick<ReleaseKey, 'remote' | 'name' | 'public_key' | 'added_at' | 'added_by'>;

/** Lets a key in, and answers its id. */
export async function insertKey(tx: Tx, key: NewKey): Promise<number> {
  const row = { ...key, fingerprint: fingerprintOf(key.public_key), revoked_at: null };
  return (await tx.insertInto('release_keys').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function revokeKey(tx: Tx, id: number, at: number): Promise<void> {
  await tx.updateTable('release_keys').set({ revoked_at: at }).where('id', '=', id).execute();
}

/** Remembers a request, and forgets those that are too old to be taken anyway. False when it was taken before. */
export async function isFirst(tx: Tx, request: { keyId: number; nonce: string; at: number }, forgetBefore: number): Promise<boolean> {
  await tx.deleteFrom('release_nonces').where('at', '<', forgetBefore).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('release_nonces')
    .values({ key_id: request.keyId, nonce: request.nonce, at: request.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
