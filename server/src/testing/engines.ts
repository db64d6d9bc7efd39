import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Engine } from '../ground/db/database';
import { migrate } from '../ground/db/migrate';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { temporaryPostgres } from './temporary-postgres';

/** Where a suite gets its databases; the last eight at a time. All are closed and removed when the suite ends. */
export interface TestEngine {
  readonly engine: Engine;
  /** A fresh, migrated database. */
  open(): Promise<Database>;
  /** Another connection to the same data, as another server process or a command would have. */
  openAgain(db: Database): Promise<Database>;
  /** How a program of its own reaches the same data. */
  optionsOf(db: Database): DatabaseOptions;
  /** A place for a database in which nothing is yet, not even tables. */
  place(): Promise<DatabaseOptions>;
}

/**
 * Runs a suite on both engines: on SQLite always, on PostgreSQL when TEST_DATABASE_URL names a server on which the user
 * may create databases.
 */
export function describeEachEngine(name: string, suite: (engine: TestEngine) => void): void {
  jest.setTimeout(PATIENCE_MS);
  describe(`${name} [sqlite]`, () => suite(harness('sqlite', temporaryFile)));
  const server = process.env['TEST_DATABASE_URL'];
  if (server) describe(`${name} [postgres]`, () => suite(harness('postgres', () => postgresPlace(server))));
  else describe.skip(`${name} [postgres]`, () => it('needs TEST_DATABASE_URL=postgres://…, which is not set', () => {}));
}

/** Making and dropping a database waits for the disk, which a busy machine keeps from it for seconds. */
const PATIENCE_MS = 60_000;
/** A suite that opens one for each test would use up the server's connections; the oldest is closed and removed. */
const HELD_AT_ONCE = 8;

interface Place {
  options: DatabaseOptions;
  remove(): Promise<void>;
}

function harness(engine: Engine, find: () => Promise<Place>): TestEngine {
  const places: Place[] = [];
  const opened = new Map<Database, DatabaseOptions>();
  const connect = async (options: DatabaseOptions) => {
    const db = await openDatabase(options);
    opened.set(db, options);
    return db;
  };
  const letGo = async ({ options, remove }: Place) => {
    for (const [db, its] of opened) if (its === options) await db.close().catch(() => {});
    await remove();
  };
  const place = async () => {
    if (places.length === HELD_AT_ONCE) await letGo(places.shift()!);
    const found = await find();
    places.push(found);
    return found.options;
  };
  const optionsOf = (db: Database) => {
    const options = opened.get(db);
    if (!options) throw new Error('This database was not opened here.');
    return options;
  };
  afterAll(async () => {
    for (const held of places) await letGo(held);
  }, PATIENCE_MS);
  return {
    engine,
    place,
    optionsOf,
    openAgain: (db) => connect(optionsOf(db)),
    open: async () => {
      const db = await connect(await place());
      await migrate(db);
      return db;
    },
  };
}

async function temporaryFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-test-'));
  return { options: { file: join(folder, 'poolhouse.db') }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function postgresPlace(server: string): Promise<Place> {
  const { url, drop } = await temporaryPostgres(server);
  return { options: { url }, remove: drop };
}
