import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** One pick an entry and week, and how each Underdogs contest is played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line } = columnTypes(db);
  await db.schema
    .createTable('underdogs_picks')
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('week', 'integer', (c) => c.notNull().check(sql`week between 1 and 18`))
    .addColumn('event_id', 'integer', (c) => c.references('events.id'))
    .addColumn('side', 'integer', (c) => c.check(sql`side in (1, 2)`))
    .addColumn('spread', line, (c) => c.check(sql`spread >= 0`))
    .addColumn('taken_at', instant)
    .addColumn('saved_at', instant, (c) => c.notNull())
    .addColumn('override_reason', text)
    .addPrimaryKeyConstraint('underdogs_picks_week', ['entry_id', 'week'])
    .addCheckConstraint('underdogs_picks_team', sql`(event_id is null) = (side is null)`)
    .execute();
  await db.schema.createIndex('underdogs_picks_event').on('underdogs_picks').column('event_id').execute();

  await db.schema
    .createTable('underdogs_settings')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('self_pick', 'integer', (c) => c.notNull().check(sql`self_pick in (0, 1)`))
    .execute();

  await db.schema
    .createTable('underdogs_missed_picks')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('since', instant, (c) => c.notNull())
    .addColumn('policy', text, (c) => c.notNull().check(sql`policy in ('none', 'biggest')`))
    .addPrimaryKeyConstraint('underdogs_missed_picks_since', ['contest_id', 'since'])
    .execute();
}
