import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Results of a tournament that were changed after they had been published, for all to see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('ncaab_changes')
    .addColumn('id', 'integer', identity)
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('game', text, (c) => c.notNull())
    .addColumn('teams', text, (c) => c.notNull())
    .addColumn('was', text, (c) => c.notNull())
    .addColumn('became', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('by_user', text)
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('late', 'integer', (c) => c.notNull().check(sql`late in (0, 1)`))
    .execute();
  await db.schema.createIndex('ncaab_changes_season').on('ncaab_changes').columns(['season', 'at']).execute();
}
