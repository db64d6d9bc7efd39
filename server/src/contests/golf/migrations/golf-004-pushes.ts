import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** Who wants to be told on a device what happens in golf, and what each entry was told of a tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('golf_push_wishes')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id'))
    .execute();
  await db.schema
    .createTable('golf_told')
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('state', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_told_pk', ['tid', 'entry_id'])
    .execute();
}
