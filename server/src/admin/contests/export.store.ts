import type { Tx } from '../../ground/db/database';
import type { ZipTable } from './zip-table';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export async function exportedMembers(tx: Tx, groupNumber: number): Promise<ZipTable> {
  const rows = await tx
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .leftJoin('user_options', 'user_options.user_id', 'users.id')
    .select(['users.id', 'username', 'email', 'joined_at', 'color', 'monogram'])
    .where('group_members.group_number', '=', groupNumber)
    .orderBy('users.id')
    .execute();
  return {
    columns: ['id', 'name', 'email', 'joined', 'color', 'monogram'],
    rows: rows.map(({ id, username, email, joined_at, color, monogram }) => ({
      ...{ id, name: username, email, joined: iso(joined_at) },
      // As they chose them; nothing where they left it to the site.
      ...{ color: color ?? '', monogram: monogram ?? '' },
    })),
  };
}

export async function exportedRoles(tx: Tx, groupNumber: number): Promise<ZipTable> {
  const rows = await tx
    .selectFrom('roles')
    .select(['user_id', 'role', 'contest_id', 'granted_by', 'granted_at'])
    .where('group_number', '=', groupNumber)
    .orderBy('id')
    .execute();
  return {
    columns: ['user_id', 'role', 'contest_id', 'granted_by', 'granted'],
    rows: rows.map(({ granted_at, ...row }) => ({ ...row, granted: iso(granted_at) })),
  };
}

export async function exportedEntries(tx: Tx, groupNumber: number): Promise<ZipTable> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .leftJoin('entry_payments', 'entry_payments.entry_id', 'entries.id')
    .select(['entries.id', 'contest_id', 'user_id', 'entry_name', 'entries.created_at', 'removed_at', 'paid_at'])
    .where('group_number', '=', groupNumber)
    .orderBy('entries.id')
    .execute();
  return {
    columns: ['id', 'contest_id', 'user_id', 'entry_name', 'entered', 'removed', 'paid'],
    rows: rows.map(({ created_at, removed_at, paid_at, ...row }) => ({
      ...row,
      entered: iso(created_at),
      removed: iso(removed_at),
      paid: iso(paid_at),
    })),
  };
}

/** Messages that stand on their boards. */
export async function exportedMessages(tx: Tx, boards: readonly string[]): Promise<ZipTable> {
  const columns = ['id', 'board', 'user_id', 'entry_name', 'message', 'at'];
  if (boards.length === 0) return { columns, rows: [] };
  const rows = await tx
    .selectFrom('smack')
    .select(['id', 'board', 'user_id', 'entry_name', 'message', 'created_at'])
    .where('board', 'in', [...boards])
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  return { columns, rows: rows.map(({ created_at, ...row }) => ({ ...row, at: iso(created_at) })) };
}

/** The group's part of the log. Sealed picks were never written down in it. */
export async function exportedLog(tx: Tx, groupNumber: number): Promise<ZipTable> {
  const rows = await tx
    .selectFrom('activity')
    .select(['id', 'at', 'action', 'actor', 'contest_id', 'before', 'after'])
    .where('group_number', '=', groupNumber)
    .orderBy('id')
    .execute();
  return {
    columns: ['id', 'at', 'action', 'actor', 'contest_id', 'before', 'after'],
    rows: rows.map(({ at, ...row }) => ({ ...row, at: iso(at) })),
  };
}
