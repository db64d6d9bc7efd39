import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

export interface OwnEntry {
  id: number;
  contestId: number;
  contestName: string;
  year: number;
  name: string;
}

/** A user's present entries of a kind, in the latest year in which there is one. */
export async function ownEntries(tx: Tx, userId: number, type: ContestType): Promise<OwnEntry[]> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_id', 'contests.name as contest_name', 'year', 'entry_name'])
    .where('user_id', '=', userId)
    .where('contest_type', '=', type)
    .where('removed_at', 'is', null)
    .orderBy('contest_id')
    .orderBy('entries.id')
    .execute();
  const latest = Math.max(...rows.map((row) => row.year));
  return rows
    .filter((row) => row.year === latest)
    .map((row) => ({ id: row.id, contestId: row.contest_id, contestName: row.contest_name, year: row.year, name: row.entry_name }));
}
