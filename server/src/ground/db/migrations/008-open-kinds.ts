import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';
import { openCheck } from './open-check';

interface Before {
  push_wishes: { page: string };
  push_outbox: { page: string; kind: string; board: string | null };
  handed_over_terms: { contest_id: number; points_per_entry: number; cigar_points: number; overall_points: string };
  handed_over_sidebets: { entry_id: number };
  contests: { id: number; points_per_entry: number; cigar_points: number; overall_points: string };
  entries: { id: number; sidebet: number };
  user_options: { user_id: number; golf_name: string; bowl_mania_name: string };
  entry_name_wishes: { user_id: number; contest_type: string; entry_name: string };
}

/** Any sport, any kind of notice, a notice that knows its page; what one contest alone needs leaves the tables that all share. */
export async function up(db: Kysely<Before>): Promise<void> {
  const untyped = db as unknown as Kysely<unknown>;
  await openCheck(untyped, 'events', 'sport', "check (sport in ('NFL', 'NCAA'))");
  await openCheck(untyped, 'push_wishes', 'kind', "check (kind in ('scoring_play', 'final'))");
  await openCheck(untyped, 'push_outbox', 'kind', "check (kind in ('scoring_play', 'final', 'smack'))");
  await pages(db);
  await handOver(db);
  await nameWishes(db);
}

/** Until now only football's games had a bell. */
async function pages(db: Kysely<Before>): Promise<void> {
  const { text } = columnTypes(db as unknown as Kysely<unknown>);
  await db.schema
    .alterTable('push_wishes')
    .addColumn('page', text, (c) => c.notNull().defaultTo('/football'))
    .execute();
  await db.schema
    .alterTable('push_outbox')
    .addColumn('page', text, (c) => c.notNull().defaultTo('/football'))
    .execute();
  const boards = await db.selectFrom('push_outbox').select('board').distinct().where('board', 'is not', null).execute();
  for (const { board } of boards)
    await db
      .updateTable('push_outbox')
      .set({ page: `/${(board ?? '').split(':')[0]}` })
      .where('board', '=', board)
      .execute();
}

/** Terms of a contest are its own kind's business: they wait here until that kind's first migration takes them over. */
async function handOver(db: Kysely<Before>): Promise<void> {
  const { text } = columnTypes(db as unknown as Kysely<unknown>);
  await db.schema
    .createTable('handed_over_terms')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('points_per_entry', 'integer', (c) => c.notNull())
    .addColumn('cigar_points', 'integer', (c) => c.notNull())
    .addColumn('overall_points', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('handed_over_sidebets')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('entries.id'))
    .execute();
  await db
    .insertInto('handed_over_terms')
    .columns(['contest_id', 'points_per_entry', 'cigar_points', 'overall_points'])
    .expression(db.selectFrom('contests').select(['id as contest_id', 'points_per_entry', 'cigar_points', 'overall_points']))
    .execute();
  await db
    .insertInto('handed_over_sidebets')
    .columns(['entry_id'])
    .expression(db.selectFrom('entries').select('id as entry_id').where('sidebet', '=', 1))
    .execute();
  for (const column of ['points_per_entry', 'cigar_points', 'overall_points'] as const)
    await db.schema.alterTable('contests').dropColumn(column).execute();
  await db.schema.alterTable('entries').dropColumn('sidebet').execute();
}

/** What a player wants a new entry of a kind to be called. */
async function nameWishes(db: Kysely<Before>): Promise<void> {
  const { text } = columnTypes(db as unknown as Kysely<unknown>);
  await db.schema
    .createTable('entry_name_wishes')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('contest_type', text, (c) => c.notNull())
    .addColumn('entry_name', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_name_wishes_one', ['user_id', 'contest_type'])
    .execute();
  for (const [column, type] of [
    ['golf_name', 'golf'],
    ['bowl_mania_name', 'bowl_mania'],
  ] as const) {
    await db
      .insertInto('entry_name_wishes')
      .columns(['user_id', 'contest_type', 'entry_name'])
      .expression(
        db
          .selectFrom('user_options')
          .select(['user_id', sql.lit(type).as('contest_type'), `${column} as entry_name`])
          .where(column, '!=', ''),
      )
      .execute();
    await db.schema.alterTable('user_options').dropColumn(column).execute();
  }
}
