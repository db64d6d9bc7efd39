import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

export const onlyAdds = true;

/** Addresses that players ask for and have yet to confirm; who is asked whether they play the next year, and what they say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('guid_hash', text, (c) => c.notNull().unique())
    .addColumn('asked_at', instant, (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('email_changes_user').on('email_changes').column('user_id').execute();
  await db.schema
    .createTable('season_questions')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('asked_at', instant, (c) => c.notNull())
    .addColumn('asked_by', text, (c) => c.notNull())
    .addColumn('names', text, (c) => c.notNull())
    .addColumn('reminded_at', instant)
    .addColumn('answer', text, (c) => c.check(sql`answer in ('in', 'out')`))
    .addColumn('answered_at', instant)
    .addPrimaryKeyConstraint('season_questions_one', ['contest_id', 'user_id'])
    .execute();
  await db.schema.createIndex('season_questions_user').on('season_questions').column('user_id').execute();
  await db.schema
    .createTable('season_links')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('season_links_user').on('season_links').column('user_id').execute();
}
