import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { endSeasonShares } from './season-shares.store';

/** A round of a contest. */
export interface Round {
  contestId: number;
  round: number;
}

export async function mayShare(tx: Tx, contestId: number): Promise<boolean> {
  return (await tx.selectFrom('contests').select('recap_sharing').where('id', '=', contestId).executeTakeFirst())?.recap_sharing === 1;
}

export const notShared = (): Refusal =>
  new Refusal('forbidden', 'Who runs this pool has turned sharing off.', { contest_id: 'is not shared with people outside' });

/** Lets recaps and seasons of a contest be shared, or not: then the addresses that there are end, for good. Answers how many. */
export async function setSharing(tx: Tx, invalidate: Invalidate, contestId: number, on: boolean): Promise<number> {
  await tx
    .updateTable('contests')
    .set({ recap_sharing: on ? 1 : 0 })
    .where('id', '=', contestId)
    .execute();
  invalidate(tag.console);
  if (on) return 0;
  const recaps = await tx.deleteFrom('recap_shares').where('contest_id', '=', contestId).executeTakeFirst();
  return Number(recaps.numDeletedRows) + (await endSeasonShares(tx, contestId));
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
