import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../db/database';

/** Contest names in the order in which the site lists them. */
const NAMES: readonly (readonly [ContestType, string])[] = [
  ['golf', 'Golf'],
  ['football', 'Football'],
  ['footballwins', 'FootballWins'],
  ['underdogs', 'Underdogs'],
  ['bbauction', 'bbAuction'],
  ['bowl_mania', 'BowlMania'],
  ['pick1golf', 'Pick1Golf'],
];

/** The kinds of contest in which the user has a present entry, by the names that sign-in answers. */
export async function readUserContests(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.selectFrom('entries').innerJoin('contests', 'contests.id', 'entries.contest_id').select('contests.contest_type').distinct().where('entries.user_id', '=', userId).where('entries.removed_at', 'is', null).execute();
  const types = new Set(rows.map((row) => row.contest_type));
  return NAMES.filter(([type]) => types.has(type)).map(([, name]) => name);
}
