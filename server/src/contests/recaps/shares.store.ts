import { tag, type Invalidate, type Tx } from '../../ground/db/database';

/** A round of a contest. */
export interface Round {
  contestId: number;
  round: number;
}

export async function mayShare(tx: Tx, contestId: number): Promise<boolean> {
  return (await tx.selectFrom('contests').select('recap_sharing').where('id', '=', contestId).executeTakeFirst())?.recap_sharing === 1;
}

/** Lets recaps of a contest be shared, or not: then the addresses that there are end, for good. Answers how many. */
export async function setSharing(tx: Tx, invalidate: Invalidate, contestId: number, on: boolean): Promise<number> {
  await tx
    .updateTable('contests')
    .set({ recap_sharing: on ? 1 : 0 })
    .where('id', '=', contestId)
    .execute();
  invalidate(tag.console);
  if (on) return 0;
  return Number((await tx.deleteFrom('recap_shares').where('contest_id', '=', contestId).executeTakeFirst()).numDeletedRows);
}

export async function tokenOf(tx: Tx, { contestId, round }: Round): Promise<string | undefined> {
  const row = await tx
    .selectFrom('recap_shares')
    .select('token')
    .where('contest_id', '=', contestId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.token;
}

/** @param now site time, epoch ms */
export async function addShare(tx: Tx, { contestId, round }: Round, token: string, now: number): Promise<void> {
  await tx.insertInto('recap_shares').values({ token, contest_id: contestId, round, created_at: now }).execute();
}

export async function roundOfToken(tx: Tx, token: string): Promise<Round | undefined> {
  const row = await tx.selectFrom('recap_shares').select(['contest_id', 'round']).where('token', '=', token).executeTakeFirst();
  return row && { contestId: row.contest_id, round: row.round };
}
