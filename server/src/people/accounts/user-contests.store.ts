import { contestContracts } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/**
 * The kinds of contest in which the user has a present entry, by the names that sign-in answers. An administrator, who runs every
 * contest of the site, finds the way to them all without an entry.
 */
export async function readUserContests(tx: Tx, user: { id: number; is_admin: number }): Promise<string[]> {
  const entered = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select('contests.contest_type')
    .distinct()
    .where('entries.user_id', '=', user.id)
    .where('entries.removed_at', 'is', null)
    .execute();
  const run = user.is_admin === 1 ? await tx.selectFrom('contests').select('contest_type').distinct().execute() : [];
  const types = new Set([...entered, ...run].map((row) => row.contest_type));
  return contestContracts.filter(({ type }) => types.has(type)).map(({ name }) => name);
}
