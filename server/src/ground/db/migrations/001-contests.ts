import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

export async function createContests(db: Kysely<unknown>): Promise<void> {
  await createContestTable(db);
  await createEntries(db);
  await createFootballPicks(db);
  await createSmack(db);
}

async function createContestTable(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('contests')
    .addColumn('id', 'integer', identity)
    .addColumn('contest_type', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('group_number', 'integer', (c) => c.notNull())
    .addColumn('points_per_entry', 'integer', (c) => c.notNull())
    .addColumn('cigar_points', 'integer', (c) => c.notNull())
    .addColumn('overall_points', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('contests_kind').on('contests').columns(['contest_type', 'year']).execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('entries')
    .addColumn('id', 'integer', identity)
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('entry_name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('sidebet', 'integer', (c) => c.notNull().check(sql`sidebet in (0, 1)`))
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('removed_at', instant)
    .execute();
  await db.schema
    .createIndex('entries_present_name')
    .unique()
    .on('entries')
    .columns(['contest_id', 'name_key'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute();
  await db.schema.createIndex('entries_user').on('entries').column('user_id').execute();
}

async function createFootballPicks(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line } = columnTypes(db);
  await db.schema
    .createTable('football_picks')
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('week', 'integer', (c) => c.notNull().check(sql`week >= 1`))
    .addColumn('slot', 'integer', (c) => c.notNull().check(sql`slot between 1 and 5`))
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id'))
    .addColumn('side', 'integer', (c) => c.notNull().check(sql`side in (1, 2)`))
    .addColumn('locked_spread', line)
    .addColumn('locked_at', instant)
    .addColumn('saved_at', instant, (c) => c.notNull())
    .addColumn('override_reason', text)
    .addPrimaryKeyConstraint('football_picks_slot', ['entry_id', 'week', 'slot'])
    .addUniqueConstraint('football_picks_game', ['entry_id', 'week', 'event_id'])
    .execute();
  await db.schema.createIndex('football_picks_event').on('football_picks').column('event_id').execute();
}

async function createSmack(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('smack')
    .addColumn('id', 'integer', identity)
    .addColumn('board', text, (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('entry_name', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('archived', 'integer', (c) => c.notNull().check(sql`archived in (0, 1)`))
    .execute();
  await db.schema.createIndex('smack_board').on('smack').columns(['board', 'created_at']).execute();
}
