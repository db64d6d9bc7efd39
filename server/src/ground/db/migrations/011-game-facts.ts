import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/**
 * What is known of a game beside its line: the total, where it is played, under what roof, and who starts as quarterback. Null: not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line } = columnTypes(db);
  await db.schema.alterTable('events').addColumn('total_line', line).execute();
  await db.schema
    .alterTable('events')
    .addColumn('neutral', 'integer', (c) => c.check(sql`neutral in (0, 1)`))
    .execute();
  await db.schema.alterTable('events').addColumn('roof', text).execute();
  await db.schema.alterTable('event_lines').addColumn('total_line', line).execute();

  await db.schema
    .createTable('event_quarterbacks')
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('side', 'integer', (c) => c.notNull().check(sql`side in (1, 2)`))
    .addColumn('qb_id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('event_quarterbacks_one', ['event_id', 'side'])
    .execute();
}
