import { looksLike, type ContestType } from '@poolhouse/contract';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { ContestsTable, Schema } from '../../ground/db/schema';
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
  invalidateContest(invalidate, { ...contest, id });
  return id;
}

/** Says that there is a contest more: to all lists that it stands in. */
export function invalidateContest(
  invalidate: Invalidate,
  { id, type, year, groupNumber }: Pick<Contest, 'id' | 'type' | 'year' | 'groupNumber'>,
): void {
  for (const stale of [tag.contest(id), tag.group(groupNumber), tag.kind(type), tag.kindOf(type, year), tag.console]) invalidate(stale);
}

export async function contestById(tx: Tx, id: number): Promise<Contest | undefined> {
  const row = await tx.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
  return row && contestOf(row);
}

/** Those of these contests that there are. */
export async function contestsByIds(tx: Tx, ids: readonly number[]): Promise<Contest[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('contests')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(contestOf);
}

/** A group's contests, the latest year first. */
export async function contestsOfGroup(tx: Tx, groupNumber: number): Promise<Contest[]> {
  return latestFirst(tx.selectFrom('contests').selectAll().where('group_number', '=', groupNumber));
}

/** The contests of a kind, of one season or of all, the latest year first. */
export async function contestsOfKind(tx: Tx, type: ContestType, year?: number): Promise<Contest[]> {
  const all = tx.selectFrom('contests').selectAll().where('contest_type', '=', type);
  return latestFirst(year === undefined ? all : all.where('year', '=', year));
}

async function latestFirst(found: SelectQueryBuilder<Schema, 'contests', Selectable<ContestsTable>>): Promise<Contest[]> {
  return (await found.orderBy('year', 'desc').orderBy('id').execute()).map(contestOf);
}
