import type { GroupRow, RoleRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { ListQuery } from './contest-rows.store';

/** Groups by number, and how many fit in all. */
export async function groupRows(
  tx: Tx,
  groups: readonly number[] | 'all',
  { q, after, limit }: ListQuery,
): Promise<{ rows: GroupRow[]; total: number }> {
  let fitting = tx.selectFrom('groups');
  if (groups !== 'all') fitting = fitting.where('group_number', 'in', [...groups]);
  const words = q?.replace(/[%_\\]/g, '');
  if (words) fitting = fitting.where('name', 'like', `%${words}%`);
  const { n } = await fitting.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow();
  const page = after === undefined ? fitting : fitting.where('group_number', '>', after);
  const found = await page
    .select((eb) => [
      'group_number',
      'name',
      'closed_at',
      eb
        .selectFrom('group_members')
        .select(eb.fn.countAll().as('n'))
        .whereRef('group_members.group_number', '=', 'groups.group_number')
        .as('members'),
      eb
        .selectFrom('contests')
        .select(eb.fn.countAll().as('n'))
        .whereRef('contests.group_number', '=', 'groups.group_number')
        .as('contests'),
    ])
    .orderBy('group_number')
    .limit(limit)
    .execute();
  const rows = found.map((group) => ({
    ID: group.group_number,
    group_number: group.group_number,
    name: group.name,
    closed_at: group.closed_at === null ? '' : new Date(group.closed_at).toISOString(),
    members: Number(group.members),
    contests: Number(group.contests),
  }));
  return { rows, total: Number(n) };
}

/** Who runs a group and helps in it; and the site administrators, for one of them. */
export async function roleRows(tx: Tx, groupNumber: number, site: boolean): Promise<RoleRow[]> {
  const rows = await tx
    .selectFrom('roles')
    .innerJoin('users', 'users.id', 'roles.user_id')
    .select(['roles.id', 'user_id', 'username', 'role', 'roles.group_number', 'contest_id', 'granted_by', 'granted_at'])
    .where((eb) => eb.or([eb('roles.group_number', '=', groupNumber), ...(site ? [eb('role', '=', 'site')] : [])]))
    .orderBy('roles.id')
    .execute();
  const listed = rows.map((row) => ({
    ID: row.id,
    user_id: row.user_id,
    username: row.username,
    role: row.role,
    group_number: row.group_number,
    contest_id: row.contest_id,
    granted_by: row.granted_by,
    granted_at: new Date(row.granted_at).toISOString(),
  }));
  return site ? [...(await unwrittenAdmins(tx, listed)), ...listed] : listed;
}

/** Site administrators of whom nobody has written down who made them one: the first, and those of the command line. */
async function unwrittenAdmins(tx: Tx, known: readonly RoleRow[]): Promise<RoleRow[]> {
  const written = new Set(known.filter(({ role }) => role === 'site').map(({ user_id }) => user_id));
  const admins = await tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('is_admin', '=', 1)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return admins
    .filter(({ id }) => !written.has(id))
    .map(({ id, username }) => ({
      ID: -id,
      user_id: id,
      username,
      role: 'site' as const,
      group_number: null,
      contest_id: null,
      granted_by: '',
      granted_at: '',
    }));
}
