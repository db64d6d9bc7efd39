import type { ContestType } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { ContestsTable, EntriesTable } from '../ground/db/schema';

/** A contest of one group and year. Points are whole. */
export interface Contest {
  id: number;
  type: ContestType;
  name: string;
  year: number;
  groupNumber: number;
  pointsPerEntry: number;
  cigarPoints: number;
  overallPoints: number[];
}

/** A user's entry in a contest; a user may have several. */
export interface Entry {
  id: number;
  contestId: number;
  userId: number;
  name: string;
  sidebet: boolean;
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
    pointsPerEntry: row.points_per_entry,
    cigarPoints: row.cigar_points,
    overallPoints: row.overall_points.split(',').filter(Boolean).map(Number),
  };
}

export function entryOf(row: Omit<Selectable<EntriesTable>, 'name_key' | 'removed_at'>): Entry {
  return {
    id: row.id,
    contestId: row.contest_id,
    userId: row.user_id,
    name: row.entry_name,
    sidebet: row.sidebet === 1,
    createdAt: row.created_at,
  };
}
