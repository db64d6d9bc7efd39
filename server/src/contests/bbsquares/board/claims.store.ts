import type { Invalidate, Tx } from '../../../ground/db/database';
import { invalidateBoard, type Claim } from './boards.store';

/** The claims of a board's present entries. */
export const readClaims = (tx: Tx, contestId: number): Promise<Claim[]> => claimsOf(tx, contestId, 'is');

/** Those of entries that were taken out: with its entry such a square comes back, unless it is somebody else's by then. */
export const claimsOfGone = (tx: Tx, contestId: number): Promise<Claim[]> => claimsOf(tx, contestId, 'is not');

async function claimsOf(tx: Tx, contestId: number, removed: 'is' | 'is not'): Promise<Claim[]> {
  const rows = await tx
    .selectFrom('squares_claims as c')
    .innerJoin('entries as e', 'e.id', 'c.entry_id')
    .selectAll('c')
    .where('c.contest_id', '=', contestId)
    .where('e.removed_at', removed, null)
    .orderBy('c.y_pos')
    .orderBy('c.x_pos')
    .execute();
  return rows.map((row) => ({ x: row.x_pos, y: row.y_pos, entryId: row.entry_id, by: row.by_user ?? '', reason: row.reason ?? '' }));
}

/** Puts claims in the place of whatever their squares have. */
export async function putClaims(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { claims, now }: { claims: readonly Claim[]; now: number },
): Promise<void> {
  for (const { x, y, entryId, by, reason } of claims) {
    const values = { entry_id: entryId, claimed_at: now, by_user: by || null, reason: reason || null };
    await tx
      .insertInto('squares_claims')
      .values({ contest_id: contestId, x_pos: x, y_pos: y, ...values })
      .onConflict((conflict) => conflict.columns(['contest_id', 'x_pos', 'y_pos']).doUpdateSet(values))
      .execute();
  }
  invalidateBoard(invalidate, contestId);
}

export async function removeClaim(tx: Tx, invalidate: Invalidate, contestId: number, { x, y }: { x: number; y: number }): Promise<void> {
  await tx.deleteFrom('squares_claims').where('contest_id', '=', contestId).where('x_pos', '=', x).where('y_pos', '=', y).execute();
  invalidateBoard(invalidate, contestId);
}

export async function removeClaimsOf(tx: Tx, invalidate: Invalidate, contestId: number, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.deleteFrom('squares_claims').where('contest_id', '=', contestId).where('entry_id', 'in', entryIds).execute();
  invalidateBoard(invalidate, contestId);
}

/** Whether a user plays on a board, or did before their entry was taken out. */
export async function hasEntry(tx: Tx, contestId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('entries')
    .select('id')
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many squares an entry has, or would have again if it came back. */
export async function squaresOf(tx: Tx, contestId: number, entryId: number): Promise<number> {
  const rows = await tx
    .selectFrom('squares_claims')
    .select('x_pos')
    .where('contest_id', '=', contestId)
    .where('entry_id', '=', entryId)
    .execute();
  return rows.length;
}

/** Words by entry, of present entries. */
export async function readWords(tx: Tx, contestId: number): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('squares_words as w')
    .innerJoin('entries as e', 'e.id', 'w.entry_id')
    .select(['w.entry_id', 'w.word'])
    .where('w.contest_id', '=', contestId)
    .where('e.removed_at', 'is', null)
    .orderBy('w.entry_id')
    .execute();
  return new Map(rows.map(({ entry_id: entryId, word }) => [entryId, word]));
}

export async function putWord(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { entryId, word }: { entryId: number; word: string },
): Promise<void> {
  await tx
    .insertInto('squares_words')
    .values({ contest_id: contestId, entry_id: entryId, word })
    .onConflict((conflict) => conflict.columns(['contest_id', 'entry_id']).doUpdateSet({ word }))
    .execute();
  invalidateBoard(invalidate, contestId);
}

export async function paidEntries(tx: Tx, contestId: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('squares_paid').select('entry_id').where('contest_id', '=', contestId).execute();
  return new Set(rows.map((row) => row.entry_id));
}

export async function markPaid(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { entryId, paid, by, now }: { entryId: number; paid: boolean; by: string; now: number },
): Promise<void> {
  await tx.deleteFrom('squares_paid').where('contest_id', '=', contestId).where('entry_id', '=', entryId).execute();
  if (paid) await tx.insertInto('squares_paid').values({ contest_id: contestId, entry_id: entryId, paid_at: now, by_user: by }).execute();
  invalidateBoard(invalidate, contestId);
}
