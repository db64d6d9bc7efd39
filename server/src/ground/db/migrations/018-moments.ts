import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';
import { openNotNull } from './open-check';

/** What the house tells of contests by itself: on smack boards without a writer, kept so that it is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openNotNull(db, 'smack', 'user_id', 'references "users" ("id")');
  const onOrOff = sql`moments in (0, 1)`;
  await db.schema
    .alterTable('contests')
    .addColumn('moments', 'integer', (c) => c.notNull().defaultTo(1).check(onOrOff))
    .execute();
  await db.schema
    .alterTable('user_options')
    .addColumn('mobile_moments', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tables(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('moments')
    .addColumn('id', 'integer', identity)
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('entries', text, (c) => c.notNull())
    .addColumn('figures', text, (c) => c.notNull())
    .addColumn('says', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addColumn('undone_at', instant)
    .addUniqueConstraint('moments_once', ['contest_id', 'kind', 'key'])
    .execute();
  await db.schema
    .createTable('moment_checks')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('moment_checks_one', ['contest_id', 'round'])
    .execute();
  await db.schema
    .createTable('late_scores')
    .addColumn('event_id', 'integer', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .execute();
}
