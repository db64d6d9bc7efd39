import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The browsers that watch a contest's log, for their number alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log_watchers')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('device_id', 'integer', (c) => c.notNull().references('devices.id').onDelete('cascade'))
    .addColumn('seen_at', columnTypes(db).instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('log_watchers_one', ['contest_id', 'device_id'])
    .execute();
}
