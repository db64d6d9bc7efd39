import type { Sport } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/** How many players a group has, and how many of them have chosen a password. */
export async function membersOf(tx: Tx, groupNumber: number): Promise<{ people: number; joined: number }> {
  const row = await tx
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select((eb) => [eb.fn.countAll().as('people'), eb.fn.count('password_hash').as('joined')])
    .where('group_members.group_number', '=', groupNumber)
    .executeTakeFirstOrThrow();
  return { people: Number(row.people), joined: Number(row.joined) };
}

/** Of which sports a season has games. */
export async function sportsOfSeason(tx: Tx, season: number): Promise<Sport[]> {
  const rows = await tx.selectFrom('events').select('sport').distinct().where('season', '=', season).execute();
  return rows.map(({ sport }) => sport);
}
