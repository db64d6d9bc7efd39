import type { ContestType } from '@poolhouse/contract';
import { scope, type Touch, type Tx } from '../db/database';
import { Refusal } from '../http/errors';
import { contestOf, type Contest } from './contest';

export interface NewContest {
  type: ContestType;
  name: string;
  year: number;
  groupNumber: number;
  /** Default 10. */
  pointsPerEntry?: number;
  cigarPoints?: number;
  /** Whole points for the overall places, comma list. */
  overallPoints?: string;
  /** Site time, epoch ms. */
  now: number;
}

const POINTS_PER_ENTRY = 10;

/** Opens a contest and answers its id. A group has a contest of one kind, name and year once. */
export async function addContest(tx: Tx, touch: Touch, contest: NewContest): Promise<number> {
  const same = await tx.selectFrom('contests').select(['id', 'name']).where('contest_type', '=', contest.type).where('year', '=', contest.year).where('group_number', '=', contest.groupNumber).execute();
  if (same.some((other) => other.name.toLowerCase() === contest.name.toLowerCase())) {
    throw new Refusal('conflict', `There is already a ${contest.type} contest ${contest.name} in ${contest.year}.`, { name: 'is taken' });
  }
  const { id } = await tx.insertInto('contests').values({
    contest_type: contest.type,
    name: contest.name,
    year: contest.year,
    group_number: contest.groupNumber,
    points_per_entry: contest.pointsPerEntry ?? POINTS_PER_ENTRY,
    cigar_points: contest.cigarPoints ?? 0,
    overall_points: contest.overallPoints ?? '',
    created_at: contest.now,
  }).returning('id').executeTakeFirstOrThrow();
  touch(scope.contests);
  touch(scope.contest(id));
  return id;
}

export async function contestById(tx: Tx, id: number): Promise<Contest | undefined> {
  const row = await tx.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
  return row && contestOf(row);
}

/** All contests, the latest year first. */
export async function listContests(tx: Tx): Promise<Contest[]> {
  const rows = await tx.selectFrom('contests').selectAll().orderBy('year', 'desc').orderBy('id').execute();
  return rows.map(contestOf);
}
