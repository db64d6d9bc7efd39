import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** How each feed last answered, what of that did not fit, and the last answer of which something did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('feed_answers')
    .addColumn('feed', text, (c) => c.primaryKey())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('answered_by', text, (c) => c.notNull())
    .addColumn('source', 'integer', (c) => c.notNull())
    .addColumn('sources', 'integer', (c) => c.notNull().check(sql`source <= sources`))
    .addColumn('misfits', text, (c) => c.notNull())
    .addColumn('kept_at', instant)
    .addColumn('kept_from', text, (c) => c.notNull())
    .addColumn('kept_body', text, (c) => c.notNull())
    .execute();
}
