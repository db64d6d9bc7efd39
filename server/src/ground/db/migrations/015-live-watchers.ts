import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Who watches a page over the live channel, process by process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('live_watchers')
    .addColumn('process', text, (c) => c.notNull())
    .addColumn('room', text, (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('heard_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('live_watchers_one', ['process', 'room', 'user_id'])
    .execute();
}
