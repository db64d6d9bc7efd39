import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** What agents and feeds remember: leases and outcomes, a game's id at its feed, what was entered by hand, unconfirmed corrections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAgents(db);
  await createFeedTables(db);
  await markFedEvents(db);
}

/** Leases and outcomes. */
async function createAgents(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('agents')
    .addColumn('id', 'integer', identity)
    .addColumn('name', text, (c) => c.notNull().unique())
    .addColumn('active', 'integer', (c) => c.notNull().check(sql`active in (0, 1)`))
    .addColumn('refresh_rate', 'integer', (c) => c.notNull().check(sql`refresh_rate > 0`))
    .addColumn('next_run_at', instant, (c) => c.notNull())
    .addColumn('last_runtime', instant)
    .addColumn('last_good_at', instant)
    .addColumn('last_outcome', text, (c) => c.notNull())
    .addColumn('last_error', text)
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('lease_owner', text)
    .addColumn('lease_until', instant)
    .execute();
}

/** What feeds remember: how they fare, and corrections that are unconfirmed. */
async function createFeedTables(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('feed_health')
    .addColumn('sport', text, (c) => c.primaryKey())
    .addColumn('scores_from', instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('feed_corrections')
    .addColumn('event_id', 'integer', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .addColumn('seen_at', instant, (c) => c.notNull())
    .execute();
}

/** A game's id at its feed, and what was entered by hand. */
async function markFedEvents(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable('events').addColumn('feed_key', text).execute();
  await db.schema.createIndex('events_feed_key').unique().on('events').column('feed_key').execute();
  await db.schema
    .alterTable('events')
    .addColumn('manual', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`manual in (0, 1)`),
    )
    .execute();
  await db.schema
    .alterTable('events')
    .addColumn('manual_line', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`manual_line in (0, 1)`),
    )
    .execute();
}
