import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

export async function createGames(db: Kysely<unknown>): Promise<void> {
  await createEvents(db);
  await createLinesAndResults(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line, identity } = columnTypes(db);
  await db.schema
    .createTable('events')
    .addColumn('id', 'integer', identity)
    .addColumn('source_key', text, (c) => c.notNull().unique())
    .addColumn('sport', text, (c) => c.notNull().check(sql`sport in ('NFL', 'NCAA')`))
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('game_type', text, (c) => c.notNull())
    .addColumn('kickoff_at', instant, (c) => c.notNull())
    .addColumn('week_start', text, (c) => c.notNull())
    .addColumn('team1', text, (c) => c.notNull())
    .addColumn('team2', text, (c) => c.notNull())
    .addColumn('abbrev1', text, (c) => c.notNull())
    .addColumn('abbrev2', text, (c) => c.notNull())
    .addColumn('rank1', 'integer')
    .addColumn('rank2', 'integer')
    .addColumn('spread2', line)
    .addColumn('tv', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull().check(sql`state in ('scheduled', 'in_progress', 'final', 'postponed', 'cancelled')`))
    .addColumn('score1', 'integer')
    .addColumn('score2', 'integer')
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('time_left', text, (c) => c.notNull())
    .addColumn('possession', 'integer', (c) => c.check(sql`possession in (1, 2)`))
    .addColumn('status_note', text, (c) => c.notNull())
    .addColumn('updated_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('events_week').on('events').columns(['week_start', 'kickoff_at']).execute();
  await db.schema.createIndex('events_season').on('events').columns(['sport', 'season', 'kickoff_at']).execute();
  await db.schema.createIndex('events_state').on('events').columns(['state', 'kickoff_at']).execute();
}

async function createLinesAndResults(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line, identity } = columnTypes(db);
  await db.schema
    .createTable('event_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('spread2', line)
    .addColumn('source', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('event_lines_event').on('event_lines').columns(['event_id', 'at']).execute();

  await db.schema
    .createTable('event_results')
    .addColumn('event_id', 'integer', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .addColumn('overtime', 'integer', (c) => c.notNull().check(sql`overtime in (0, 1)`))
    .execute();
}
