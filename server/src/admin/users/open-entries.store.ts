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
