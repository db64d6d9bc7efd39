import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The log of each contest, what was opened of its sealed picks, and the results that logs take over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await logs(db);
  await seals(db);
  await outcomes(db);
  await appendOnly(db);
}

async function logs(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('contest_log')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('leaf', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('contest_log_line', ['contest_id', 'n'])
    .execute();
  await db.schema
    .createTable('contest_logs')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('outcomes', 'integer', (c) => c.notNull())
    .addColumn('beat', 'integer', (c) => c.notNull())
    .execute();
}

async function seals(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('seal_rounds')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('period', text, (c) => c.notNull())
    .addColumn('beat', 'integer', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('leaves', text, (c) => c.notNull())
    .addColumn('over', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seal_rounds_one', ['contest_id', 'period'])
    .execute();
  await db.schema
    .createTable('seal_openings')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('period', text, (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('beat', 'integer', (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('seal_openings_one', ['contest_id', 'period', 'entry_id', 'slot', 'beat'])
    .execute();
}

async function outcomes(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity, line } = columnTypes(db);
  await db.schema
    .createTable('game_outcomes')
    .addColumn('id', 'integer', identity)
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('score1', 'integer')
    .addColumn('score2', 'integer')
    .addColumn('spread2', line)
    .addColumn('reason', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('game_outcomes_of_season').on('game_outcomes').columns(['season', 'id']).execute();
}

/** Neither engine lets a line of a log be changed, or taken away. */
async function appendOnly(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const verb of ['update', 'delete'])
      await sql
        .raw(
          `create trigger contest_log_no_${verb} before ${verb} on contest_log begin select raise(abort, 'contest_log is append-only'); end`,
        )
        .execute(db);
    return;
  }
  await sql
    .raw(
      `create function contest_log_kept() returns trigger language plpgsql as $$ begin raise exception 'contest_log is append-only'; end $$`,
    )
    .execute(db);
  await sql
    .raw('create trigger contest_log_kept before update or delete on contest_log for each row execute function contest_log_kept()')
    .execute(db);
}
