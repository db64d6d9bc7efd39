import { contestOf, entryOf, type Contest, type Entry } from '../../contests/contest';
import type { Tx } from '../../ground/db/database';
import type { Reach } from '../reach';

/** The contests of the group that is shown, the latest year first, and who is in them. */
export async function contestFacts(tx: Tx, { group, contests: helps }: Reach): Promise<{ contests: Contest[]; entries: Entry[] }> {
  let found = tx.selectFrom('contests').selectAll().where('group_number', '=', group);
  if (helps) found = found.where('id', 'in', [...helps]);
  const contests = (await found.orderBy('year', 'desc').orderBy('id').execute()).map(contestOf);
  if (contests.length === 0) return { contests, entries: [] };
  const entries = await tx
    .selectFrom('entries')
    .select(['id', 'contest_id', 'user_id', 'entry_name', 'created_at'])
    .where(
      'contest_id',
      'in',
      contests.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return { contests, entries: entries.map(entryOf) };
}
