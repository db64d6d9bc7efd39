import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import { listUsers } from '../people/accounts/users.store';
import { activityRows } from '../people/activity/activity-rows.store';
import { lockedUsers } from '../people/accounts/locked-users.store';
import { agentRows } from './agent-rows.store';
import { nflClubs } from '../sport/games/nfl-clubs.rules';
import { teamName } from '../sport/games/teams';
import { mailRows } from '../people/mail/mail-rows.store';
import { listContests } from '../contests/contests.store';
import { allEntries } from '../contests/entries.store';
import { compareNames } from '../contests/names.rules';

/**
 * What the admin console shows. Entry names are those of a user's latest contest of the kind.
 *
 * @param wallNow real time, epoch ms: lock-outs go by it
 */
export async function readAdminPage(tx: Tx, wallNow: number): Promise<DataOf<'GET ad/pagedata'>> {
  const [users, contests, entries] = [await listUsers(tx), await listContests(tx), await allEntries(tx)];
  const counts = new Map<number, number>();
  for (const entry of entries) counts.set(entry.contestId, (counts.get(entry.contestId) ?? 0) + 1);
  const nameIn = (type: 'football' | 'golf') => {
    const names = new Map<number, string>();
    for (const contest of contests.filter((one) => one.type === type)) {
      for (const entry of entries) if (entry.contestId === contest.id && !names.has(entry.userId)) names.set(entry.userId, entry.name);
    }
    return names;
  };
  const [football, golf] = [nameIn('football'), nameIn('golf')];
  const year = contests.find(({ type }) => type === 'footballwins')?.year ?? contests[0]?.year ?? new Date(wallNow).getUTCFullYear();
  const wins = new Set(contests.filter((one) => one.type === 'footballwins' && one.year === year).map(({ id }) => id));
  return {
    users: {
      data: users.map((user) => ({
        id: user.id,
        Email: user.email,
        username: user.username,
        football_entry_name: football.get(user.id) ?? '',
        golf_entry_name: golf.get(user.id) ?? '',
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
    nfl_teams: { data: nflTeams(year) },
    nfl_wins_entries: {
      data: entries
        .filter((entry) => wins.has(entry.contestId))
        .map(({ id, name, contestId }) => ({ id, entry_name: name, contest_id: contestId })),
    },
  };
}

/** The clubs of a season by name. */
function nflTeams(season: number): { ID: string; Name: string }[] {
  return nflClubs(season)
    .map((code) => ({ ID: code, Name: teamName('NFL', code) }))
    .sort((a, b) => compareNames(a.Name, b.Name));
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
