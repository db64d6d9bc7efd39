import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** What was changed by hand on a board that was closed, for its players to see; and the game that a second draw waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('squares_changes')
    .addColumn('id', 'integer', identity)
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('game', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('was', text, (c) => c.notNull())
    .addColumn('became', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('by_user', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('late', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('squares_changes_of_board').on('squares_changes').column('contest_id').execute();
  await db.schema.alterTable('squares_boards').addColumn('redraw_game', text).execute();
}
