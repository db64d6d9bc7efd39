import type { Tx } from '../../ground/db/database';

export async function seasonTokenOf(tx: Tx, entryId: number): Promise<string | undefined> {
  return (await tx.selectFrom('season_shares').select('token').where('entry_id', '=', entryId).executeTakeFirst())?.token;
}

/** @param now site time, epoch ms */
export async function addSeasonShare(tx: Tx, entryId: number, token: string, now: number): Promise<void> {
  await tx.insertInto('season_shares').values({ token, entry_id: entryId, created_at: now }).execute();
}

/** Answers whether there was one. */
export async function endSeasonShare(tx: Tx, entryId: number): Promise<boolean> {
  const gone = await tx.deleteFrom('season_shares').where('entry_id', '=', entryId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The addresses of all entries of a contest. Answers how many there were. */
export async function endSeasonShares(tx: Tx, contestId: number): Promise<number> {
  const entries = tx.selectFrom('entries').select('id').where('contest_id', '=', contestId);
  return Number((await tx.deleteFrom('season_shares').where('entry_id', 'in', entries).executeTakeFirst()).numDeletedRows);
}

export async function entryOfSeasonToken(tx: Tx, token: string): Promise<number | undefined> {
  return (await tx.selectFrom('season_shares').select('entry_id').where('token', '=', token).executeTakeFirst())?.entry_id;
}
