import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** What feeds have said once and wait to hear again, and whether they are silent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('golf_feed_doubts')
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('what', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('since', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_feed_doubts_pk', ['tid', 'what'])
    .execute();
  // Doubts are of golfers and tournaments as well as of rounds, where this column kept none.
  await db.schema.alterTable('golf_rounds').dropColumn('waiting').execute();
  await db.schema
    .alterTable('golf_tournaments')
    .addColumn('silent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
