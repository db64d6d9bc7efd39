import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/** A user's present entries in the contests of these groups, the latest year first. */
export async function readUserEntries(tx: Tx, userId: number, groups: readonly number[] | 'all'): Promise<DataOf<'GET ad/user_entries'>> {
  let entries = tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_type', 'contests.name as contest_name', 'year', 'entry_name'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
  if (groups !== 'all') entries = entries.where('group_number', 'in', [...groups]);
  return { user_entries: { data: await entries.orderBy('year', 'desc').orderBy('entries.id').execute() } };
}
