import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Addresses at which an entry's season is shown without an account, one an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('season_shares')
    .addColumn('token', text, (c) => c.primaryKey())
    .addColumn('entry_id', 'integer', (c) => c.notNull().unique().references('entries.id'))
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute();
}
