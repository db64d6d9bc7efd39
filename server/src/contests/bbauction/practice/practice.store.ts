import type { Tx } from '../../../ground/db/database';
import type { PracticeBid } from './practice.rules';

/** What a practice is played from. */
export interface KeptPractice {
  userId: number;
  contestId: number;
  seed: number;
  /** Real time, epoch ms. */
  startedAt: number;
  bids: readonly PracticeBid[];
}

export async function readPractice(tx: Tx, userId: number): Promise<KeptPractice | undefined> {
  const row = await tx.selectFrom('auction_practice').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    row && { userId, contestId: row.contest_id, seed: row.seed, startedAt: row.started_at, bids: JSON.parse(row.bids) as PracticeBid[] }
  );
}

/** A player has one practice at most. */
export async function keepPractice(tx: Tx, { userId, contestId, seed, startedAt, bids }: KeptPractice): Promise<void> {
  const values = { contest_id: contestId, seed, started_at: startedAt, bids: JSON.stringify(bids) };
  await tx
    .insertInto('auction_practice')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function dropPractice(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('auction_practice').where('user_id', '=', userId).execute();
}

/** Throws away those that nobody left properly. @param before real time, epoch ms */
export async function dropOldPractice(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('auction_practice').where('started_at', '<', before).execute();
}
