import type { AdminUserRow } from '@poolhouse/contract';
import { contestOf, entryOf, type Entry } from '../../contests/contest';
import { entryNameKey } from '../../contests/entries/entry-names.rules';
import type { ContestPlug } from '../../contests/plug';
import type { Tx } from '../../ground/db/database';
import { seesAddresses, type Reach } from '../reach';

export interface UsersQuery {
  /** Words that stand in the address, the name, or the name of an entry. */
  q?: string | undefined;
  /** The id of the last row that is known. */
  after?: number | undefined;
  limit: number;
}

/** Users by e-mail, and how many fit in all. Each contest adds its fields. @param now site time, and `wallNow` real time, epoch ms */
export async function userRows(
  tx: Tx,
  { plugs, reach, now, wallNow }: { plugs: readonly ContestPlug[]; reach: Reach; now: number; wallNow: number },
  query: UsersQuery,
): Promise<{ rows: AdminUserRow[]; total: number }> {
  const fitting = fittingUsers(tx, reach, query.q);
  const last =
    query.after === undefined
      ? undefined
      : await tx.selectFrom('users').select('email_key').where('id', '=', query.after).executeTakeFirst();
  const page = last ? fitting.where('email_key', '>', last.email_key) : fitting;
  const users = await page
    .select(['users.id', 'email', 'username', 'is_admin', 'users.group_number', 'created_at', 'password_hash'])
    .orderBy('email_key')
    .limit(query.limit)
    .execute();
  const { n } = await fitting.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow();
  const facts = await factsOf(
    tx,
    users.map(({ id }) => id),
    reach,
  );
  const words = wordsOf(query.q);
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
    ...(words !== '' && { found_entries: namesWith(words, facts.entries, user.id) }),
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
  const words = wordsOf(q);
  if (words === '') return users;
  const like = `%${words}%`;
  return users.where((eb) =>
    eb.or([
      eb('username_key', 'like', like),
      eb('users.id', 'in', knownEntries(tx, { groups, contests }).select('user_id').where('entries.name_key', 'like', like)),
      // A helper must not find out an address letter by letter.
      ...(contests ? [] : [eb('email_key', 'like', like)]),
    ]),
  );
}

/** What is looked for in keys, without what LIKE takes for more than a letter. */
const wordsOf = (q: string | undefined): string => q?.toLowerCase().replace(/[%_\\]/g, '') ?? '';

/** What a user's entries are called that hold the words, each name once. */
function namesWith(words: string, entries: readonly Entry[], userId: number): string[] {
  const names = entries.filter((entry) => entry.userId === userId && entryNameKey(entry.name).includes(words)).map(({ name }) => name);
  return [...new Set(names)];
}

/** Present entries that the viewer may know of. */
function knownEntries(tx: Tx, { groups, contests }: Pick<Reach, 'groups' | 'contests'>) {
  let rows = tx.selectFrom('entries').innerJoin('contests', 'contests.id', 'entries.contest_id').where('removed_at', 'is', null);
  if (groups !== 'all') rows = rows.where('contests.group_number', 'in', [...groups]);
  if (contests) rows = rows.where('contest_id', 'in', [...contests]);
  return rows;
}

/** The users' present entries, where the viewer may know of them, and all contests of their groups, the latest year first. */
async function factsOf(tx: Tx, userIds: readonly number[], reach: Reach) {
  if (userIds.length === 0) return { contests: [], entries: [] };
  const rows = await knownEntries(tx, reach)
    .select(['entries.id', 'contest_id', 'user_id', 'entry_name', 'entries.created_at'])
    .where('user_id', 'in', [...userIds])
    .orderBy('entries.id')
    .execute();
  const entries = rows.map(entryOf);
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
