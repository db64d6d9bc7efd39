import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** What the model of points said of each game, how good it was by season, and its last update. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('ssf_predictions')
    .addColumn('event_id', 'integer', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('edition', 'integer', (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull().check(sql`source in ('live', 'replayed')`))
    .addColumn('tenths1', 'integer')
    .addColumn('tenths2', 'integer')
    .addColumn('told', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('ssf_tallies')
    .addColumn('sport', text, (c) => c.notNull())
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('tally', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('ssf_tallies_one', ['sport', 'season', 'source'])
    .execute();

  await db.schema
    .createTable('ssf_updates')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('results_to', text, (c) => c.notNull())
    .addColumn('finals', text, (c) => c.notNull())
    .addColumn('words', text, (c) => c.notNull())
    .addColumn('asked_at', instant)
    .execute();
}
