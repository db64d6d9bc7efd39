import { looksLike, type ContestType } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { ensureGroup } from '../../people/groups/groups.store';
import { contestOf, type Contest } from '../contest';

export interface NewContest {
  type: ContestType;
  name: string;
  year: number;
  groupNumber: number;
  /** The first of its season where it is left out. */
  firstWeek?: number | undefined;
  /** Site time, epoch ms. */
  now: number;
}

/** Opens a contest and answers its id; its kind keeps its own terms. A group has a contest of one kind, name and year once. */
export async function addContest(tx: Tx, invalidate: Invalidate, contest: NewContest): Promise<number> {
  const same = await tx
    .selectFrom('contests')
    .select(['id', 'name'])
    .where('contest_type', '=', contest.type)
    .where('year', '=', contest.year)
    .where('group_number', '=', contest.groupNumber)
    .execute();
  const isLike = looksLike(contest.name);
  if (same.some((other) => isLike(other.name))) {
    throw new Refusal('conflict', `There is already a ${contest.type} contest ${contest.name} in ${contest.year}.`, { name: 'is taken' });
  }
  await ensureGroup(tx, contest.groupNumber, contest.now);
  const { id } = await tx
    .insertInto('contests')
    .values({
      contest_type: contest.type,
      name: contest.name,
      year: contest.year,
      group_number: contest.groupNumber,
      first_week: contest.firstWeek ?? 1,
      created_at: contest.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  invalidate(tag.contests);
  invalidate(tag.contest(id));
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

/** A group's contests, the latest year first. */
export async function contestsOfGroup(tx: Tx, groupNumber: number): Promise<Contest[]> {
  const rows = await tx
    .selectFrom('contests')
    .selectAll()
    .where('group_number', '=', groupNumber)
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(contestOf);
}
