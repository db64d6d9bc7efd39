import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** How a football game went, as the site saw it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('score_steps')
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('time_left', text, (c) => c.notNull())
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .addColumn('what', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('score_steps_one', ['event_id', 'seq'])
    .execute();
}
