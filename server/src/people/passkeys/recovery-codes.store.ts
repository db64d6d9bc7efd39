import { randomBytes } from 'node:crypto';
import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { CODE_BYTES, codeOf, CODES, plainCode } from './recovery-codes.rules';

/** Makes a user's recovery codes anew; the older ones work no more. Answers them, for this once: only hashes are kept. */
export async function newRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => codeOf(randomBytes(CODE_BYTES)));
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ code_hash: secretHash(plainCode(code)), user_id: userId, used_at: null }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses a code up; false when the user has no such code, or has used it. */
export async function useRecoveryCode(tx: Tx, userId: number, typed: string, now: number): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', secretHash(plainCode(typed)))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

export async function dropRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
