import type { ContestType, MomentRow } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { MomentsTable } from '../../ground/db/moments-schema';
import { contestOf, type Contest } from '../contest';
import { unclosedContests } from '../entries/unclosed.store';
import type { KeptMoment } from './compare.rules';
import type { Moment } from './moment';

/** Contests of a kind whose house tells, and whose season is not closed. @param since the first year of those that may still be played */
export async function tellingContests(tx: Tx, type: ContestType, since: number): Promise<Contest[]> {
  return (await unclosedContests(tx, type, since).where('c.moments', '=', 1).execute()).map(contestOf);
}

export async function tellsMoments(tx: Tx, contestId: number): Promise<boolean> {
  return (await tx.selectFrom('contests').select('moments').where('id', '=', contestId).executeTakeFirst())?.moments === 1;
}

export async function setTellsMoments(tx: Tx, invalidate: Invalidate, contestId: number, on: boolean): Promise<void> {
  await tx
    .updateTable('contests')
    .set({ moments: on ? 1 : 0 })
    .where('id', '=', contestId)
    .execute();
  for (const stale of [tag.moments(contestId), tag.console]) invalidate(stale);
}

/** All of a contest, whether or not they are so. */
export async function keptMoments(tx: Tx, contestId: number): Promise<KeptMoment[]> {
  return (await tx.selectFrom('moments').selectAll().where('contest_id', '=', contestId).orderBy('id').execute()).map(momentOf);
}

/** As pages show them. */
export async function momentRows(tx: Tx, contestId: number): Promise<MomentRow[]> {
  return (await keptMoments(tx, contestId)).map(({ id, kind, round, entries, says, at, undoneAt }) => ({
    ID: id,
    Kind: kind,
    Round: round,
    Says: says,
    At: new Date(at).toISOString(),
    entries: [...entries],
    Undone: undoneAt === null ? 0 : 1,
  }));
}

/** Rows of one statement: a season that was loaded has hundreds of moments. */
const ROWS_AT_ONCE = 500;

export interface NewMoment extends Pick<KeptMoment, 'at' | 'told'> {
  moment: Moment;
}

export async function addMoments(tx: Tx, contestId: number, moments: readonly NewMoment[]): Promise<void> {
  const rows = moments.map(({ moment, at, told }) => {
    const { kind, key } = moment;
    return { contest_id: contestId, kind, key, ...fieldsOf(moment), at, told: told ? 1 : 0, undone_at: null };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('moments')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** It is so, as it was found now. */
export async function correctMoment(tx: Tx, id: number, moment: Moment): Promise<void> {
  await tx
    .updateTable('moments')
    .set({ ...fieldsOf(moment), undone_at: null })
    .where('id', '=', id)
    .execute();
}

export async function undoMoment(tx: Tx, id: number, at: number): Promise<void> {
  await tx.updateTable('moments').set({ undone_at: at }).where('id', '=', id).execute();
}

export async function forgetMoment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('moments').where('id', '=', id).execute();
}

/** By round, the sum of counters as of which its moments have been looked for. */
export async function momentChecks(tx: Tx, contestId: number, version: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('moment_checks')
    .select(['round', 'count'])
    .where('contest_id', '=', contestId)
    .where('rules', '=', version)
    .execute();
  return new Map(rows.map(({ round, count }) => [round, count]));
}

/** @param rounds each with the sum of counters as of which its moments have been looked for */
export async function keepChecks(
  tx: Tx,
  { contestId, version, rounds }: { contestId: number; version: number; rounds: readonly { round: number; count: number }[] },
): Promise<void> {
  if (rounds.length === 0) return;
  await tx
    .insertInto('moment_checks')
    .values(rounds.map(({ round, count }) => ({ contest_id: contestId, round, rules: version, count })))
    .onConflict((on) =>
      on.columns(['contest_id', 'round']).doUpdateSet((eb) => ({ rules: eb.ref('excluded.rules'), count: eb.ref('excluded.count') })),
    )
    .execute();
}

const fieldsOf = ({ round, entries, figures, says }: Moment) => ({
  round,
  entries: JSON.stringify(entries),
  figures: JSON.stringify(figures),
  says,
});

function momentOf(row: Selectable<MomentsTable>): KeptMoment {
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    round: row.round,
    entries: JSON.parse(row.entries) as number[],
    figures: JSON.parse(row.figures) as number[],
    says: row.says,
    at: row.at,
    told: row.told === 1,
    undoneAt: row.undone_at,
  };
}
