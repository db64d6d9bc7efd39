import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { contestOf, type Contest } from '../contest';

/** The contests of a kind whose season is not closed, from a year on. */
export async function loggedContests(tx: Tx, type: ContestType, since: number): Promise<Contest[]> {
  const rows = await tx
    .selectFrom('contests as c')
    .leftJoin('season_freezes as f', 'f.contest_id', 'c.id')
    .selectAll('c')
    .where('c.contest_type', '=', type)
    .where('c.year', '>=', since)
    .where('f.contest_id', 'is', null)
    .orderBy('c.id')
    .execute();
  return rows.map(contestOf);
}
