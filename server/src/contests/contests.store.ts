import { lookAlikeKey, type ContestType } from '@poolhouse/contract';
import { scope, type Touch, type Tx } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import { contestOf, type Contest } from './contest';

export interface NewContest {
  type: ContestType;
  name: string;
  year: number;
  groupNumber: number;
  /** Default 10, in NFL wins 50. */
  pointsPerEntry?: number;
  cigarPoints?: number;
  /** Whole points for the overall places, comma list; default none, in NFL wins 250,100,50. */
  overallPoints?: string;
  /** Site time, epoch ms. */
  now: number;
}

interface Terms {
  pointsPerEntry: number;
  overallPoints: string;
}

const USUAL: Terms = { pointsPerEntry: 10, overallPoints: '' };
/** Eight entries of 50 points make exactly these prizes. */
const NFL_WINS: Terms = { pointsPerEntry: 50, overallPoints: '250,100,50' };

/** Opens a contest and answers its id. A group has a contest of one kind, name and year once. */
export async function addContest(tx: Tx, touch: Touch, contest: NewContest): Promise<number> {
  const same = await tx
    .selectFrom('contests')
    .select(['id', 'name'])
    .where('contest_type', '=', contest.type)
    .where('year', '=', contest.year)
    .where('group_number', '=', contest.groupNumber)
    .execute();
  if (same.some((other) => lookAlikeKey(other.name) === lookAlikeKey(contest.name))) {
    throw new Refusal('conflict', `There is already a ${contest.type} contest ${contest.name} in ${contest.year}.`, { name: 'is taken' });
  }
  const usual = contest.type === 'footballwins' ? NFL_WINS : USUAL;
  const { id } = await tx
    .insertInto('contests')
    .values({
      contest_type: contest.type,
      name: contest.name,
      year: contest.year,
      group_number: contest.groupNumber,
      points_per_entry: contest.pointsPerEntry ?? usual.pointsPerEntry,
      cigar_points: contest.cigarPoints ?? 0,
      overall_points: contest.overallPoints ?? usual.overallPoints,
      created_at: contest.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
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
