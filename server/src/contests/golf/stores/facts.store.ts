import type { Selectable } from 'kysely';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { FieldGolfer, GolferStatus, RoundCard, TournamentFacts } from '../golf';
import { golfTag } from '../golf-tags';
import type { GolfRoundsTable } from '../golf.schema';
import { HOLES } from '../rules/card.rules';
import { listOf, optionalNumbersOf } from './lists';
import { coursesOf, tournamentById } from './tournaments.store';

/** Rows that are written at once; both engines bound the parameters of a statement. */
const AT_ONCE = 60;

/** All that is known of a tournament; undefined where there is none. */
export async function readFacts(tx: Tx, tid: number): Promise<TournamentFacts | undefined> {
  const tournament = await tournamentById(tx, tid);
  if (!tournament) return undefined;
  return { tournament, courses: await coursesOf(tx, tid), field: await fieldOf(tx, tid), cards: await cardsOf(tx, tid) };
}

export async function fieldOf(tx: Tx, tid: number): Promise<FieldGolfer[]> {
  const rows = await tx
    .selectFrom('golf_field as field')
    .innerJoin('golfers', 'golfers.id', 'field.golfer_id')
    .select([
      'field.golfer_id',
      'field.group_num',
      'field.list_order',
      'field.odds',
      'field.world_rank',
      'field.status',
      'field.status_at',
      'field.starting_strokes',
      'golfers.name',
    ])
    .where('field.tid', '=', tid)
    .orderBy('field.list_order')
    .orderBy('field.golfer_id')
    .execute();
  return rows.map((row) => ({
    golferId: row.golfer_id,
    name: row.name,
    groupNum: row.group_num,
    listOrder: row.list_order,
    odds: row.odds,
    worldRank: row.world_rank,
    startingStrokes: row.starting_strokes,
    status: row.status,
    statusAt: row.status_at,
  }));
}

export async function cardsOf(tx: Tx, tid: number): Promise<RoundCard[]> {
  const rows = await tx.selectFrom('golf_rounds').selectAll().where('tid', '=', tid).orderBy('golfer_id').orderBy('round').execute();
  return rows.map(cardOf);
}

function cardOf(row: Selectable<GolfRoundsTable>): RoundCard {
  return {
    golferId: row.golfer_id,
    round: row.round,
    courseId: row.course_id,
    startHole: row.start_hole === 10 ? 10 : 1,
    teeAt: row.tee_at,
    holes: optionalNumbersOf(row.holes, HOLES),
    at: optionalNumbersOf(row.at, HOLES),
    reportedToPar: row.told_to_par,
    reportedThru: row.told_thru,
    reportedAt: row.told_at,
    strokes: row.strokes,
    lastShot: row.last_shot,
    manual: row.manual === 1,
  };
}

/** Puts rounds in the place of what is known of them. */
export async function keepCards(tx: Tx, invalidate: Invalidate, tid: number, cards: readonly RoundCard[]): Promise<void> {
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    await tx
      .insertInto('golf_rounds')
      .values(cards.slice(from, from + AT_ONCE).map((card) => ({ tid, ...cardRow(card) })))
      .onConflict((conflict) =>
        conflict.columns(['tid', 'golfer_id', 'round']).doUpdateSet((eb) => ({
          course_id: eb.ref('excluded.course_id'),
          start_hole: eb.ref('excluded.start_hole'),
          tee_at: eb.ref('excluded.tee_at'),
          holes: eb.ref('excluded.holes'),
          at: eb.ref('excluded.at'),
          told_to_par: eb.ref('excluded.told_to_par'),
          told_thru: eb.ref('excluded.told_thru'),
          told_at: eb.ref('excluded.told_at'),
          strokes: eb.ref('excluded.strokes'),
          last_shot: eb.ref('excluded.last_shot'),
          manual: eb.ref('excluded.manual'),
        })),
      )
      .execute();
  }
  if (cards.length > 0) invalidate(golfTag.tournament(tid));
}

function cardRow(card: RoundCard) {
  return {
    golfer_id: card.golferId,
    round: card.round,
    course_id: card.courseId,
    start_hole: card.startHole,
    tee_at: card.teeAt,
    holes: listOf(card.holes),
    at: listOf(card.at),
    told_to_par: card.reportedToPar,
    told_thru: card.reportedThru,
    told_at: card.reportedAt,
    strokes: card.strokes,
    last_shot: card.lastShot,
    manual: card.manual ? 1 : 0,
  };
}

/** Puts golfers into a field, or in the place of what is known of them there. */
export async function keepField(tx: Tx, invalidate: Invalidate, tid: number, field: readonly Omit<FieldGolfer, 'name'>[]): Promise<void> {
  for (let from = 0; from < field.length; from += AT_ONCE) {
    await tx
      .insertInto('golf_field')
      .values(
        field.slice(from, from + AT_ONCE).map((one) => ({
          tid,
          golfer_id: one.golferId,
          group_num: one.groupNum,
          list_order: one.listOrder,
          odds: one.odds,
          world_rank: one.worldRank,
          status: one.status,
          status_at: one.statusAt,
          starting_strokes: one.startingStrokes,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tid', 'golfer_id']).doUpdateSet((eb) => ({
          group_num: eb.ref('excluded.group_num'),
          list_order: eb.ref('excluded.list_order'),
          odds: eb.ref('excluded.odds'),
          world_rank: eb.ref('excluded.world_rank'),
          status: eb.ref('excluded.status'),
          status_at: eb.ref('excluded.status_at'),
          starting_strokes: eb.ref('excluded.starting_strokes'),
        })),
      )
      .execute();
  }
  if (field.length > 0) invalidate(golfTag.tournament(tid));
}

export async function setGolferStatus(
  tx: Tx,
  invalidate: Invalidate,
  { tid, golferId }: { tid: number; golferId: number },
  { status, at }: { status: GolferStatus; at: number },
): Promise<void> {
  await tx.updateTable('golf_field').set({ status, status_at: at }).where('tid', '=', tid).where('golfer_id', '=', golferId).execute();
  invalidate(golfTag.tournament(tid));
}

export async function setStartingStrokes(
  tx: Tx,
  invalidate: Invalidate,
  { tid, golferId }: { tid: number; golferId: number },
  startingStrokes: number,
): Promise<void> {
  await tx
    .updateTable('golf_field')
    .set({ starting_strokes: startingStrokes })
    .where('tid', '=', tid)
    .where('golfer_id', '=', golferId)
    .execute();
  invalidate(golfTag.tournament(tid));
}
