import type { AdminUserRow } from '@poolhouse/contract';
import { contestOf, entryOf } from '../../contests/contest';
import type { ContestPlug } from '../../contests/plug';
import type { Tx } from '../../ground/db/database';
import { seesAddresses, type Reach } from '../reach';

export interface UsersQuery {
  /** Words that stand in the address or the name. */
  q?: string | undefined;
  /** The id of the last row that is known. */
  after?: number | undefined;
  limit: number;
}

/** Users by e-mail, and how many fit in all. Each contest adds its fields. @param now site time, and `wallNow` real time, epoch ms */
export async function userRows(
  tx: Tx,
  { plugs, reach, now, wallNow }: { plugs: readonly ContestPlug[]; reach: Reach; now: number; wallNow: number },
  wish: UsersQuery,
): Promise<{ rows: AdminUserRow[]; total: number }> {
  const fitting = fittingUsers(tx, reach, wish.q);
  const last =
    wish.after === undefined ? undefined : await tx.selectFrom('users').select('email_key').where('id', '=', wish.after).executeTakeFirst();
  const page = last ? fitting.where('email_key', '>', last.email_key) : fitting;
  const users = await page
    .select(['users.id', 'email', 'username', 'is_admin', 'users.group_number', 'created_at', 'password_hash'])
    .orderBy('email_key')
    .limit(wish.limit)
    .execute();
  const { n } = await fitting.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow();
  const facts = await factsOf(
    tx,
    users.map(({ id }) => id),
    reach,
  );
  const fieldsOf = plugs.flatMap(({ console }) => console?.user?.({ tx, ...facts, now, wallNow }) ?? []);
  const rows = users.map((user) => ({
    id: user.id,
    Email: seesAddresses(reach) ? user.email : '',
    username: user.username,
    ...(Object.assign({}, ...fieldsOf.map((fields) => fields(user.id))) as object),
    joined: new Date(user.created_at).toISOString(),
    is_admin: user.is_admin === 1 ? 1 : 0,
    group_number: reach.groups === 'all' || reach.groups.includes(user.group_number) ? user.group_number : reach.group,
    invited: user.password_hash === null ? 1 : 0,
  })) as AdminUserRow[];
  return { rows, total: Number(n) };
}

function fittingUsers(tx: Tx, { groups, contests }: Reach, q: string | undefined) {
  let users = tx.selectFrom('users').where('users.closed_at', 'is', null);
  if (contests)
    users = users.where('users.id', 'in', (eb) =>
      eb
        .selectFrom('entries')
        .select('user_id')
        .where('contest_id', 'in', [...contests])
        .where('removed_at', 'is', null),
    );
  else if (groups !== 'all')
    users = users.where('users.id', 'in', (eb) =>
      eb
        .selectFrom('group_members')
        .select('user_id')
        .where('group_number', 'in', [...groups]),
    );
  const words = q?.toLowerCase().replace(/[%_\\]/g, '');
  if (!words) return users;
  // A helper must not find out an address letter by letter.
  return users.where((eb) =>
    eb.or([eb('username_key', 'like', `%${words}%`), ...(contests ? [] : [eb('email_key', 'like', `%${words}%`)])]),
  );
}

/** The users' present entries, where the viewer may know of them, and all contests of their groups, the latest year first. */
async function factsOf(tx: Tx, userIds: readonly number[], { groups, contests: helps }: Reach) {
  if (userIds.length === 0) return { contests: [], entries: [] };
  let rows = tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_id', 'user_id', 'entry_name', 'entries.created_at'])
    .where('user_id', 'in', [...userIds])
    .where('removed_at', 'is', null);
  if (groups !== 'all') rows = rows.where('contests.group_number', 'in', [...groups]);
  if (helps) rows = rows.where('contest_id', 'in', [...helps]);
  const entries = (await rows.orderBy('entries.id').execute()).map(entryOf);
  const ids = [...new Set(entries.map(({ contestId }) => contestId))];
  if (ids.length === 0) return { contests: [], entries };
  const contests = await tx
    .selectFrom('contests')
    .selectAll()
    .where('group_number', 'in', (eb) => eb.selectFrom('contests').select('group_number').where('id', 'in', ids))
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute();
  return { contests: contests.map(contestOf), entries };
}
