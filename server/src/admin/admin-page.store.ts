import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import { listUsers } from '../people/accounts/users.store';
import { activityRows } from '../people/activity/activity-rows.store';
import { lockedUsers } from '../people/accounts/locked-users.store';
import { agentRows } from './agent-rows.store';
import { mailRows } from '../people/mail/mail-rows.store';
import type { ContestPlug } from '../contests/plug';
import { listContests } from '../contests/contests.store';
import { allEntries } from '../contests/entries.store';

/**
 * What the admin console shows. Each contest adds its own groups and fields of users.
 *
 * @param wallNow real time, epoch ms: lock-outs go by it
 */
export async function readAdminPage(tx: Tx, plugs: readonly ContestPlug[], wallNow: number): Promise<DataOf<'GET ad/pagedata'>> {
  const [users, contests, entries] = [await listUsers(tx), await listContests(tx), await allEntries(tx)];
  const counts = new Map<number, number>();
  for (const entry of entries) counts.set(entry.contestId, (counts.get(entry.contestId) ?? 0) + 1);
  const facts = { tx, contests, entries, wallNow };
  const fieldsOf = plugs.flatMap(({ console }) => console?.user?.(facts) ?? []);
  const groups: Partial<DataOf<'GET ad/pagedata'>> = {};
  for (const { console } of plugs) Object.assign(groups, await console?.groups?.(facts));
  return {
    ...groups,
    users: {
      data: users.map((user) => ({
        id: user.id,
        Email: user.email,
        username: user.username,
        ...Object.assign({}, ...fieldsOf.map((fields) => fields(user.id))),
        joined: new Date(user.created_at).toISOString(),
        is_admin: user.is_admin === 1 ? 1 : 0,
        group_number: user.group_number,
      })),
    },
    active_contests: {
      data: contests.map((contest) => ({
        id: contest.id,
        contest_type: contest.type,
        name: contest.name,
        year: contest.year,
        entry_count: counts.get(contest.id) ?? 0,
      })),
    },
    contest_agents: { data: await agentRows(tx) },
    locked_users: { data: await lockedUsers(tx, wallNow) },
    activity: { data: await activityRows(tx) },
    mail: { data: await mailRows(tx) },
  } as DataOf<'GET ad/pagedata'>;
}

/** A user's entries in all contests, the latest year first. */
export async function readUserEntries(tx: Tx, userId: number): Promise<DataOf<'GET ad/user_entries'>> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_type', 'contests.name as contest_name', 'year', 'entry_name'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('year', 'desc')
    .orderBy('entries.id')
    .execute();
  return { user_entries: { data: rows } };
}
