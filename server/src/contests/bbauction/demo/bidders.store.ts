import type { Tx } from '../../../ground/db/database';

/** The owners of an auction, in the order of entry. */
export const ownersOf = (tx: Tx, contestId: number): Promise<Array<{ entryId: number; userId: number; username: string }>> =>
  tx
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['entries.id as entryId', 'user_id as userId', 'username'])
    .where('contest_id', '=', contestId)
    .orderBy('entries.id')
    .execute();
