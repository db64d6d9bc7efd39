import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

/** Auctions, their log, sealed maxima and owners' colours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRooms(db);
  await createLog(db);
  await createProxies(db);
  await createColors(db);
  await keepLog(db);
}

/** A contest's auction: how it is played, and its sealed orders. */
async function createRooms(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('auction_rooms')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('settings', text, (c) => c.notNull())
    .addColumn('seed', text, (c) => c.notNull())
    .addColumn('commit_hash', text, (c) => c.notNull())
    .addColumn('lots', text, (c) => c.notNull())
    .addColumn('owners', text, (c) => c.notNull())
    .execute();
}

/** All that has happened in it, in order. */
async function createLog(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('auction_log')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('seq', 'integer', (c) => c.notNull().check(sql`seq > 0`))
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('wall_ms', instant, (c) => c.notNull())
    .addColumn('lot', 'integer')
    .addColumn('entry_id', 'integer', (c) => c.references('entries.id'))
    .addColumn('amount', 'integer')
    .addColumn('by_user', 'integer')
    .addColumn('of_seq', 'integer')
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('settings', text)
    .addPrimaryKeyConstraint('auction_log_one', ['contest_id', 'seq'])
    .execute();
}

/** The most that an owner bids for a lot, which nobody else sees. */
async function createProxies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auction_proxies')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('lot', 'integer', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('max_bid', 'integer', (c) => c.notNull())
    .addColumn('saved_seq', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('auction_proxies_one', ['contest_id', 'lot', 'entry_id'])
    .execute();
}

async function createColors(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('auction_colors')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('entries.id'))
    .addColumn('color', text, (c) => c.notNull())
    .execute();
}

/** Neither engine lets a line of the log be changed or taken away. */
async function keepLog(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const verb of ['update', 'delete'])
      await sql
        .raw(
          `create trigger auction_log_no_${verb} before ${verb} on auction_log begin select raise(abort, 'auction_log is append-only'); end`,
        )
        .execute(db);
    return;
  }
  await sql
    .raw(
      `create function auction_log_kept() returns trigger language plpgsql as $$ begin raise exception 'auction_log is append-only'; end $$`,
    )
    .execute(db);
  await sql
    .raw('create trigger auction_log_kept before update or delete on auction_log for each row execute function auction_log_kept()')
    .execute(db);
}
