import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** Tournaments, their courses, golfers, fields, rounds and shots. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTournaments(db);
  await createCourses(db);
  await createGolfers(db);
  await createField(db);
  await createRounds(db);
  await createHistory(db);
}

/** Who plays where and when, and what is said of the whole. */
async function createTournaments(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('golf_tournaments')
    .addColumn('id', 'integer', identity)
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('tour_code', text, (c) => c.notNull())
    .addColumn('perm_num', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('start_date', text, (c) => c.notNull())
    .addColumn('end_date', text, (c) => c.notNull())
    .addColumn('zone', text, (c) => c.notNull())
    .addColumn('first_tee_at', instant, (c) => c.notNull())
    .addColumn('format', text, (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('cut_round', 'integer', (c) => c.notNull())
    .addColumn('cut_count', 'integer', (c) => c.notNull())
    .addColumn('cut_within', 'integer', (c) => c.notNull())
    .addColumn('major', 'integer', (c) => c.notNull())
    .addColumn('purse', instant, (c) => c.notNull())
    .addColumn('told', text, (c) => c.notNull())
    .addColumn('told_at', instant, (c) => c.notNull())
    .addColumn('projected_cut', 'integer')
    .addColumn('winner_ids', text, (c) => c.notNull())
    .addColumn('espn_id', text, (c) => c.notNull())
    .addColumn('scores_from_at', instant)
    .addColumn('official_at', instant)
    .addColumn('field_at', instant)
    .addUniqueConstraint('golf_tournaments_once', ['year', 'tour_code', 'perm_num', 'start_date'])
    .execute();
}

/** Courses, and their holes as a tournament plays them. */
async function createCourses(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('golf_courses')
    .addColumn('course_id', 'integer', (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('code', text, (c) => c.notNull())
    .addColumn('par', 'integer', (c) => c.notNull())
    .addColumn('scoring_level', text, (c) => c.notNull())
    .addColumn('pars', text, (c) => c.notNull())
    .addColumn('yards', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('golf_tournament_courses')
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('course_id', 'integer', (c) => c.notNull().references('golf_courses.course_id'))
    .addColumn('pars', text, (c) => c.notNull())
    .addColumn('yards', text, (c) => c.notNull())
    .addColumn('pictures', text, (c) => c.notNull())
    .addColumn('points', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_tournament_courses_pk', ['tid', 'course_id'])
    .execute();
}

/** Golfers, and the names that sources give them. */
async function createGolfers(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('golfers')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('birthday', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('golfer_aliases')
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('source_id', text, (c) => c.notNull())
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addPrimaryKeyConstraint('golfer_aliases_pk', ['source', 'source_id'])
    .execute();
}

/** Who is in a tournament, and in which group. */
async function createField(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line } = columnTypes(db);
  await db.schema
    .createTable('golf_field')
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addColumn('group_num', 'integer')
    .addColumn('list_order', 'integer', (c) => c.notNull())
    .addColumn('odds', line)
    .addColumn('world_rank', 'integer')
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('status_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_field_pk', ['tid', 'golfer_id'])
    .execute();
}

/** Rounds and their shots. */
async function createRounds(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('golf_rounds')
    .addColumn('tid', 'integer', (c) => c.notNull())
    .addColumn('golfer_id', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('course_id', 'integer', (c) => c.notNull())
    .addColumn('start_hole', 'integer', (c) => c.notNull())
    .addColumn('tee_at', instant)
    .addColumn('holes', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('told_to_par', 'integer')
    .addColumn('told_thru', 'integer', (c) => c.notNull())
    .addColumn('told_at', instant, (c) => c.notNull())
    .addColumn('strokes', 'integer')
    .addColumn('last_shot', text, (c) => c.notNull())
    .addColumn('manual', 'integer', (c) => c.notNull())
    .addColumn('waiting', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_rounds_pk', ['tid', 'golfer_id', 'round'])
    .addForeignKeyConstraint('golf_rounds_field', ['tid', 'golfer_id'], 'golf_field', ['tid', 'golfer_id'])
    .execute();
  await db.schema
    .createTable('golf_shots')
    .addColumn('tid', 'integer', (c) => c.notNull())
    .addColumn('golfer_id', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('strokes', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_shots_pk', ['tid', 'golfer_id', 'round'])
    .execute();
}

/** What golfers did before: results and the figures of a year. */
async function createHistory(db: Kysely<unknown>): Promise<void> {
  const { text, line } = columnTypes(db);
  await db.schema
    .createTable('golf_results')
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addColumn('start_date', text, (c) => c.notNull())
    .addColumn('perm_num', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('position', text, (c) => c.notNull())
    .addColumn('through', text, (c) => c.notNull())
    .addColumn('to_par', 'integer')
    .addColumn('last_round', 'integer')
    .addPrimaryKeyConstraint('golf_results_pk', ['golfer_id', 'start_date', 'perm_num'])
    .execute();
  await db.schema
    .createTable('golf_stats')
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addColumn('bpr', line)
    .addColumn('hpe', line)
    .addColumn('gir', line)
    .addColumn('cc', 'integer')
    .addColumn('world_rank', 'integer')
    .addColumn('rounds', 'integer')
    .addPrimaryKeyConstraint('golf_stats_pk', ['year', 'golfer_id'])
    .execute();
}
