import { archivedNames, archiveGroupsOf } from '../../contests/archives/archives.store';
import { entryOf, type Entry } from '../../contests/contest';
import type { Tx } from '../../ground/db/database';

/** A user's present entries in these groups: those of seasons that are on, and those of past or closed ones, which stay as they are. */
export async function entriesByState(tx: Tx, userId: number, groups: readonly number[] | 'all'): Promise<{ open: Entry[]; kept: Entry[] }> {
  let query = tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .leftJoin('season_freezes', 'season_freezes.contest_id', 'contests.id')
    .select((eb) => [
      'entries.id',
      'entries.contest_id',
      'user_id',
      'entry_name',
      'entries.created_at',
      'year',
      'frozen_at',
      eb
        .selectFrom('contests as other')
        .select((of) => of.fn.max('other.year').as('year'))
        .whereRef('other.group_number', '=', 'contests.group_number')
        .whereRef('other.contest_type', '=', 'contests.contest_type')
        .as('latest'),
    ])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
  if (groups !== 'all') query = query.where('contests.group_number', 'in', [...groups]);
  const rows = await query.orderBy('entries.id').execute();
  const isOpen = (row: (typeof rows)[number]) => row.frozen_at === null && row.year >= Number(row.latest);
  return { open: rows.filter(isOpen).map(entryOf), kept: rows.filter((row) => !isOpen(row)).map(entryOf) };
}

/** The groups in which a user has, or had, an entry, also one of a season of another site. */
export async function groupsPlayedIn(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select('group_number')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('group_number')
    .execute();
  const groups = new Set([...rows.map((row) => row.group_number), ...(await archiveGroupsOf(tx, userId))]);
  return [...groups].sort((a, b) => a - b);
}

/** How many accounts that were closed are listed. */
const SHOWN = 200;

/** Accounts that were closed, the latest first, with what their entries were called. */
export async function closedAccounts(
  tx: Tx,
): Promise<{ id: number; closedAt: number; entries: { name: string; contest: string; year: number }[] }[]> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'closed_at'])
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  if (users.length === 0) return [];
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['user_id', 'entry_name', 'contests.name', 'year'])
    .where(
      'user_id',
      'in',
      users.map(({ id }) => id),
    )
    .orderBy('year', 'desc')
    .orderBy('entries.id')
    .execute();
  const ids = users.map(({ id }) => id);
  const all = [...rows, ...(await archivedNames(tx, ids))];
  return users.map(({ id, closed_at }) => ({
    id,
    closedAt: Number(closed_at),
    entries: all.filter((row) => row.user_id === id).map((row) => ({ name: row.entry_name, contest: row.name, year: row.year })),
  }));
}
