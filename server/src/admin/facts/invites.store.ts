import { secretHash, newSecret } from '../../ground/crypto/secrets';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { InviteFacts } from './invite.rules';

export interface NewInvite {
  groupNumber: number;
  /** Null: into the group alone. */
  contestId: number | null;
  uses: number;
  /** Site time, epoch ms, as `now`. */
  expiresAt: number;
  by: string;
  now: number;
}

export interface Invite extends InviteFacts {
  id: number;
  groupNumber: number;
  contestId: number | null;
  by: string;
}

/** Makes an invitation and answers its code, of which only the hash is kept. */
export async function addInvite(
  tx: Tx,
  { groupNumber, contestId, uses, expiresAt, by, now }: NewInvite,
): Promise<{ id: number; code: string }> {
  const code = newSecret();
  const { id } = await tx
    .insertInto('invites')
    .values({
      group_number: groupNumber,
      contest_id: contestId,
      code_hash: secretHash(code),
      uses,
      used: 0,
      expires_at: expiresAt,
      revoked_at: null,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

export async function findInvite(tx: Tx, code: string): Promise<Invite | undefined> {
  const row = await tx.selectFrom('invites').selectAll().where('code_hash', '=', secretHash(code)).executeTakeFirst();
  return (
    row && {
      id: row.id,
      groupNumber: row.group_number,
      contestId: row.contest_id,
      uses: row.uses,
      used: row.used,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      by: row.created_by,
    }
  );
}

/** Counts one more who joined. The caller has seen in the same transaction that it is open. */
export async function useInvite(tx: Tx, invalidate: Invalidate, id: number): Promise<void> {
  await tx
    .updateTable('invites')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute();
  invalidate(tag.console);
}

/** @returns the group that it invited to; undefined where it was not there any more to be taken back */
export async function revokeInvite(tx: Tx, invalidate: Invalidate, id: number, now: number): Promise<number | undefined> {
  const revoked = await tx
    .updateTable('invites')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('group_number')
    .executeTakeFirst();
  invalidate(tag.console);
  return revoked?.group_number;
}
