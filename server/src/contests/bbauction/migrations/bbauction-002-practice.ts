import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** Practice rooms: one a player, apart from all auctions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('auction_practice')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id'))
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('seed', 'integer', (c) => c.notNull())
    .addColumn('started_at', instant, (c) => c.notNull())
    .addColumn('bids', text, (c) => c.notNull())
    .execute();
}
