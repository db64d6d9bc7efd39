import type { Invalidate, Tx } from '../../../ground/db/database';
import { golfTag } from '../golf-tags';
import type { Result } from '../rules/season-state.rules';
import { listOf, numbersOf } from './lists';

/** A result with what its recap tells beside it. */
export interface Final extends Result {
  readonly tid: number;
  readonly rounds: readonly number[];
  readonly recap: string;
}

/** Of these tournaments, in the order of their ids and the entries'. */
export async function finalsOf(tx: Tx, contestId: number, tids: readonly number[]): Promise<Final[]> {
  if (tids.length === 0) return [];
  const rows = await tx
    .selectFrom('golf_finals')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('tid', 'in', tids)
    .orderBy('tid')
    .orderBy('entry_id')
    .execute();
  return rows.map((row) => ({
    tid: row.tid,
    entryId: row.entry_id,
    place: row.place,
    shared: row.shared === 1,
    score: row.score,
    rounds: numbersOf(row.rounds),
    points: row.points,
    aces: row.aces,
    winner: row.winner,
    side: row.side,
    sideIn: row.side_in === 1,
    through: row.through,
    sideScore: row.side_score,
    note: row.note,
    recap: row.recap,
  }));
}

/** Freezes what a tournament brought; refused by the database where it is frozen already. */
export async function addFinals(tx: Tx, invalidate: Invalidate, contestId: number, finals: readonly Final[]): Promise<void> {
  if (finals.length === 0) return;
  await tx
    .insertInto('golf_finals')
    .values(
      finals.map((final) => ({
        contest_id: contestId,
        tid: final.tid,
        entry_id: final.entryId,
        place: final.place,
        shared: final.shared ? 1 : 0,
        score: final.score,
        rounds: listOf(final.rounds),
        points: final.points,
        aces: final.aces,
        winner: final.winner,
        side: final.side,
        side_in: final.sideIn ? 1 : 0,
        through: final.through,
        side_score: final.sideScore,
        note: final.note,
        recap: final.recap,
      })),
    )
    .execute();
  for (const tid of new Set(finals.map((final) => final.tid))) invalidate(golfTag.results(contestId, tid));
  invalidate(golfTag.contest(contestId));
}

/** Tournaments that are frozen in a contest. */
export async function frozenIn(tx: Tx, contestId: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('golf_finals').select('tid').where('contest_id', '=', contestId).distinct().execute();
  return new Set(rows.map((row) => row.tid));
}

export async function addCorrection(
  tx: Tx,
  invalidate: Invalidate,
  { tid, at, text }: { tid: number; at: number; text: string },
): Promise<void> {
  await tx.insertInto('golf_corrections').values({ tid, at, text }).execute();
  invalidate(golfTag.tournament(tid));
}

export async function correctionsOf(tx: Tx, tid: number): Promise<{ id: number; at: number; text: string }[]> {
  return tx.selectFrom('golf_corrections').select(['id', 'at', 'text']).where('tid', '=', tid).orderBy('id').execute();
}
