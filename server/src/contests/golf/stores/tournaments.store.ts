import type { Selectable } from 'kysely';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { Course, Tournament } from '../golf';
import { golfTag } from '../golf-tags';
import type { GolfTournamentsTable } from '../golf.schema';
import { listOf, numbersOf } from './lists';

export type NewTournament = Omit<Tournament, 'id'>;

export async function tournamentById(tx: Tx, tid: number): Promise<Tournament | undefined> {
  const row = await tx.selectFrom('golf_tournaments').selectAll().where('id', '=', tid).executeTakeFirst();
  return row && tournamentOf(row);
}

/** In the order of their first tees. */
export async function allTournaments(tx: Tx, ids?: readonly number[]): Promise<Tournament[]> {
  if (ids?.length === 0) return [];
  let wanted = tx.selectFrom('golf_tournaments').selectAll().orderBy('first_tee_at').orderBy('id');
  if (ids) wanted = wanted.where('id', 'in', ids);
  return (await wanted.execute()).map(tournamentOf);
}

export async function tournamentsOfYear(tx: Tx, year: number): Promise<Tournament[]> {
  const rows = await tx.selectFrom('golf_tournaments').selectAll().where('year', '=', year).orderBy('start_date').orderBy('id').execute();
  return rows.map(tournamentOf);
}

/** The latest of a season and permanent number, for names such as R2024014. */
export async function tournamentByKey(tx: Tx, key: { year: number; tourCode: string; permNum: string }): Promise<Tournament | undefined> {
  const row = await tx
    .selectFrom('golf_tournaments')
    .selectAll()
    .where('year', '=', key.year)
    .where('tour_code', '=', key.tourCode)
    .where('perm_num', '=', key.permNum)
    .orderBy('start_date', 'desc')
    .executeTakeFirst();
  return row && tournamentOf(row);
}

export async function addTournament(tx: Tx, invalidate: Invalidate, tournament: NewTournament): Promise<number> {
  const { id } = await tx
    .insertInto('golf_tournaments')
    .values({ ...rowOf(tournament), field_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  invalidate(golfTag.tournament(id));
  invalidate(golfTag.calendar);
  return id;
}

export async function changeTournament(tx: Tx, invalidate: Invalidate, tid: number, changes: Partial<NewTournament>): Promise<void> {
  const before = await tournamentById(tx, tid);
  if (!before || Object.keys(changes).length === 0) return;
  await tx
    .updateTable('golf_tournaments')
    .set(rowOf({ ...before, ...changes }))
    .where('id', '=', tid)
    .execute();
  invalidate(golfTag.tournament(tid));
  // Fresh scores come every half minute; nobody's season hangs on them.
  if (Object.keys(changes).some((name) => name !== 'scoresFromAt' && name !== 'silent')) invalidate(golfTag.calendar);
}

/** Says since when the groups of a field stand. */
export async function publishField(tx: Tx, invalidate: Invalidate, tid: number, at: number): Promise<void> {
  await tx.updateTable('golf_tournaments').set({ field_at: at }).where('id', '=', tid).execute();
  invalidate(golfTag.tournament(tid));
}

export async function fieldPublishedAt(tx: Tx, tid: number): Promise<number | null> {
  const row = await tx.selectFrom('golf_tournaments').select('field_at').where('id', '=', tid).executeTakeFirst();
  return row?.field_at ?? null;
}

/** How many golfers each tournament's field has, and whether its groups stand. */
export async function fieldStates(tx: Tx, tids: readonly number[]): Promise<Map<number, { golfers: number; published: boolean }>> {
  if (tids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('golf_tournaments as tournament')
    .leftJoin('golf_field as field', 'field.tid', 'tournament.id')
    .select(['tournament.id', 'tournament.field_at', (eb) => eb.fn.count<number | string>('field.golfer_id').as('golfers')])
    .where('tournament.id', 'in', tids)
    .groupBy(['tournament.id', 'tournament.field_at'])
    .execute();
  return new Map(rows.map(({ id, golfers, field_at: at }) => [id, { golfers: Number(golfers), published: at !== null }]));
}

export async function coursesOf(tx: Tx, tid: number): Promise<Course[]> {
  const rows = await tx
    .selectFrom('golf_tournament_courses as own')
    .innerJoin('golf_courses as course', 'course.course_id', 'own.course_id')
    .select(['own.course_id', 'own.pars', 'own.yards', 'own.pictures', 'course.name', 'course.code', 'course.scoring_level'])
    .where('own.tid', '=', tid)
    .orderBy('own.course_id')
    .execute();
  return rows.map((row) => {
    const pars = numbersOf(row.pars);
    return {
      courseId: row.course_id,
      name: row.name,
      code: row.code,
      par: pars.reduce((sum, par) => sum + par, 0),
      scoringLevel: row.scoring_level,
      pars,
      yards: numbersOf(row.yards),
      pictures: numbersOf(row.pictures),
    };
  });
}

/** Puts a course in the place of whatever is known of it, and into a tournament where one is given. */
export async function keepCourse(tx: Tx, invalidate: Invalidate, course: Course, tid?: number): Promise<void> {
  const values = {
    name: course.name,
    code: course.code,
    par: course.par,
    scoring_level: course.scoringLevel,
    pars: listOf(course.pars),
    yards: listOf(course.yards),
  };
  await tx
    .insertInto('golf_courses')
    .values({ course_id: course.courseId, ...values })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(values))
    .execute();
  if (tid === undefined) return;
  const own = { pars: values.pars, yards: values.yards };
  await tx
    .insertInto('golf_tournament_courses')
    .values({ tid, course_id: course.courseId, ...own, pictures: listOf(course.pictures), points: '{}' })
    .onConflict((conflict) => conflict.columns(['tid', 'course_id']).doUpdateSet(own))
    .execute();
  invalidate(golfTag.tournament(tid));
}

export async function allCourses(tx: Tx): Promise<Map<number, Course>> {
  const rows = await tx.selectFrom('golf_courses').selectAll().orderBy('course_id').execute();
  return new Map(
    rows.map(({ course_id: courseId, scoring_level: scoringLevel, pars, yards, ...rest }) => [
      courseId,
      { ...rest, courseId, scoringLevel, pars: numbersOf(pars), yards: numbersOf(yards), pictures: [] },
    ]),
  );
}

/** Tournaments that are played on a course. */
export async function tournamentsWith(tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.selectFrom('golf_tournament_courses').select('tid').where('course_id', '=', courseId).orderBy('tid').execute();
  return rows.map((row) => row.tid);
}

export async function courseById(tx: Tx, courseId: number): Promise<Course | undefined> {
  const row = await tx.selectFrom('golf_courses').selectAll().where('course_id', '=', courseId).executeTakeFirst();
  if (!row) return undefined;
  const { course_id, scoring_level, pars, yards, ...rest } = row;
  return { ...rest, courseId: course_id, scoringLevel: scoring_level, pars: numbersOf(pars), yards: numbersOf(yards), pictures: [] };
}

export async function keepPictures(
  tx: Tx,
  invalidate: Invalidate,
  { tid, courseId }: { tid: number; courseId: number },
  holes: readonly number[],
): Promise<void> {
  await tx
    .updateTable('golf_tournament_courses')
    .set({ pictures: listOf([...holes].sort((a, b) => a - b)) })
    .where('tid', '=', tid)
    .where('course_id', '=', courseId)
    .execute();
  invalidate(golfTag.tournament(tid));
}

export function tournamentOf(row: Selectable<GolfTournamentsTable>): Tournament {
  return {
    id: row.id,
    year: row.year,
    tourCode: row.tour_code,
    permNum: row.perm_num,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    zone: row.zone,
    firstTeeAt: row.first_tee_at,
    format: row.format,
    rounds: row.rounds,
    cutRound: row.cut_round,
    cutCount: row.cut_count,
    cutWithin: row.cut_within,
    major: row.major === 1,
    purse: row.purse,
    reported: row.told,
    reportedAt: row.told_at,
    projectedCut: row.projected_cut,
    winnerIds: numbersOf(row.winner_ids),
    espnId: row.espn_id,
    scoresFromAt: row.scores_from_at,
    silent: row.silent === 1,
    officialAt: row.official_at,
  };
}

function rowOf(tournament: NewTournament) {
  return {
    year: tournament.year,
    tour_code: tournament.tourCode,
    perm_num: tournament.permNum,
    name: tournament.name,
    start_date: tournament.startDate,
    end_date: tournament.endDate,
    zone: tournament.zone,
    first_tee_at: tournament.firstTeeAt,
    format: tournament.format,
    rounds: tournament.rounds,
    cut_round: tournament.cutRound,
    cut_count: tournament.cutCount,
    cut_within: tournament.cutWithin,
    major: tournament.major ? 1 : 0,
    purse: tournament.purse,
    told: tournament.reported,
    told_at: tournament.reportedAt,
    projected_cut: tournament.projectedCut,
    winner_ids: listOf(tournament.winnerIds),
    espn_id: tournament.espnId,
    scores_from_at: tournament.scoresFromAt,
    silent: tournament.silent ? 1 : 0,
    official_at: tournament.officialAt,
  };
}
