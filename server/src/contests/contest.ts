import type { ContestType } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { ContestsTable, EntriesTable } from '../ground/db/schema';

/** A contest of one group and year. */
export interface Contest {
  id: number;
  type: ContestType;
  name: string;
  year: number;
  groupNumber: number;
  /** The week of its season in which it begins; those before it count for nobody. 1 where its kind has no weeks. */
  firstWeek: number;
}

/** A user's entry in a contest; a user may have several. */
export interface Entry {
  id: number;
  contestId: number;
  userId: number;
  name: string;
  /** Epoch ms. */
  createdAt: number;
}

export function contestOf(row: Selectable<ContestsTable>): Contest {
  return {
    id: row.id,
    type: row.contest_type,
    name: row.name,
    year: row.year,
    groupNumber: row.group_number,
    firstWeek: row.first_week,
  };
}

export function entryOf(row: Omit<Selectable<EntriesTable>, 'name_key' | 'removed_at'>): Entry {
  return {
    id: row.id,
    contestId: row.contest_id,
    userId: row.user_id,
    name: row.entry_name,
    createdAt: row.created_at,
  };
}
