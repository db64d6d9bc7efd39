import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Private calendars, one a player: whose address it is, and what was published of it last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id'))
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('published', text, (c) => c.notNull())
    .addColumn('changed_at', instant, (c) => c.notNull())
    .execute();
}
