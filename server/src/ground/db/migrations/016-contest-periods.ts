import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** What periods of contests came to that are over: kept beside the counters of all that they hang on, and worked out anew when one differs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('contest_periods')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('period', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('hangs_on', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('rows', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('contest_periods_one', ['contest_id', 'period'])
    .execute();
}
