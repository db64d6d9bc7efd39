import { contestContracts } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { rolesOf } from '../groups/roles.store';

/**
 * The kinds of contest in which the user has a present entry, by the names that sign-in answers. Who runs contests finds the way to them
 * without an entry: a site administrator to all, a commissioner to the group's, a helper to theirs.
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
  const roles = user.is_admin === 1 ? [] : await rolesOf(tx, user.id);
  const groups = roles.filter(({ role }) => role === 'commissioner').map(({ groupNumber }) => groupNumber);
  const helps = roles.flatMap(({ contestId }) => contestId ?? []);
  const contests = tx.selectFrom('contests').select('contest_type').distinct();
  // PostgreSQL takes no empty list, and of these one is empty as a rule.
  const run = user.is_admin === 1 ? await contests.execute() : [];
  if (groups.length > 0) run.push(...(await contests.where('group_number', 'in', groups).execute()));
  if (helps.length > 0) run.push(...(await contests.where('id', 'in', helps).execute()));
  const types = new Set([...entered, ...run].map((row) => row.contest_type));
  return contestContracts.filter(({ type }) => types.has(type)).map(({ name }) => name);
}
