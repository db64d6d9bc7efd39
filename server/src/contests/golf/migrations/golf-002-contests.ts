import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** Contests over tournaments: settings, picks, side action, what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContests(db);
  await createPicks(db);
  await createFinals(db);
  await createPick1(db);
}

/** Settings, and the tournaments of a season. */
async function createContests(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('golf_contests')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('fee_cents', 'integer', (c) => c.notNull())
    .addColumn('side_action_open', 'integer')
    .addColumn('once_per_season', 'integer', (c) => c.notNull())
    .addColumn('self_pick1', 'integer', (c) => c.notNull())
    .addColumn('plan', text, (c) => c.notNull())
    .addColumn('frozen_at', instant)
    .execute();
  await db.schema
    .createTable('golf_contest_tournaments')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('double', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_contest_tournaments_pk', ['contest_id', 'tid'])
    .execute();
}

/** The four picks of an entry, and since when it is in the side action. */
async function createPicks(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('golf_picks')
    .addColumn('contest_id', 'integer', (c) => c.notNull())
    .addColumn('tid', 'integer', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addColumn('saved_at', instant, (c) => c.notNull())
    .addColumn('reason', text)
    .addPrimaryKeyConstraint('golf_picks_pk', ['contest_id', 'tid', 'entry_id', 'slot'])
    .execute();
  await db.schema
    .createTable('golf_side_action')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('entries.id'))
    .addColumn('since', instant, (c) => c.notNull())
    .execute();
}

/** What became of an entry in a tournament, and what was told of it later. */
async function createFinals(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('golf_finals')
    .addColumn('contest_id', 'integer', (c) => c.notNull())
    .addColumn('tid', 'integer', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer')
    .addColumn('rounds', text, (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('aces', 'integer', (c) => c.notNull())
    .addColumn('winner', 'integer', (c) => c.notNull())
    .addColumn('side', 'integer', (c) => c.notNull())
    .addColumn('side_in', 'integer', (c) => c.notNull())
    .addColumn('through', 'integer', (c) => c.notNull())
    .addColumn('side_score', 'integer', (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('recap', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('golf_finals_pk', ['contest_id', 'tid', 'entry_id'])
    .execute();
  await db.schema
    .createTable('golf_corrections')
    .addColumn('id', 'integer', identity)
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .execute();
}

/** The one golfer of a Pick1 entry. */
async function createPick1(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('pick1_picks')
    .addColumn('tid', 'integer', (c) => c.notNull().references('golf_tournaments.id'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('golfer_id', 'integer', (c) => c.notNull().references('golfers.id'))
    .addColumn('saved_at', instant, (c) => c.notNull())
    .addColumn('reason', text)
    .addPrimaryKeyConstraint('pick1_picks_pk', ['tid', 'entry_id'])
    .execute();
}
