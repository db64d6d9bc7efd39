import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** One pick an entry and week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(db);
  await db.schema
    .createTable('__id___picks')
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('week', 'integer', (c) => c.notNull().check(sql`week between 1 and 18`))
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id'))
    .addColumn('side', 'integer', (c) => c.notNull().check(sql`side in (1, 2)`))
    .addColumn('saved_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('__id___picks_week', ['entry_id', 'week'])
    .execute();
  await db.schema.createIndex('__id___picks_event').on('__id___picks').column('event_id').execute();
}
