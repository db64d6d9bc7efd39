import type { Database, Engine } from '../ground/db/database';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { sqlitePlaces, type Place, type Places } from './databases';
import { inTurn } from './in-turn';
import { postgresPlaces } from './postgres-databases';

/**
 * Where a suite gets its databases. One that a test opens, or what runs before each, is closed and given back before the next test; one
 * that is opened before all of them lasts until the suite ends.
 */
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
 * Runs a suite that is about the database, or about what happens at once, on both engines: on SQLite always, on PostgreSQL when
 * TEST_DATABASE_URL names a server on which the user may create databases.
 */
export function describeEachEngine(name: string, suite: (engine: TestEngine) => void): void {
  describeOn(ENGINES, name, suite);
}

/**
 * Runs a suite that asks something of the database (calls, whole seasons, drawn histories, programs that are killed) on both engines by turns: on
 * one of them in a run of all tests, on the other with the next commit. On both where one file is run by hand, where a change is checked, and with POOLHOUSE_TEST_EVERY_ENGINE=1.
 */
export function describeByTurns(name: string, suite: (engine: TestEngine) => void): void {
  const { POOLHOUSE_TEST_TURN: turn, POOLHOUSE_TEST_EVERY_ENGINE: every, TEST_DATABASE_URL: server } = process.env;
  describeOn(enginesInTurn(name, { turn, every, server }), name, suite);
}

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** The engines whose turn it is, for a suite of this name. @param run turn: of this run; every: '1' for both; server: of PostgreSQL */
export function enginesInTurn(
  name: string,
  { turn, every, server }: { turn?: string; every?: string; server?: string },
): readonly Engine[] {
  if (every === '1' || !server) return ENGINES;
  return inTurn(
    ENGINES,
    [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    turn ?? '',
  );
}

function describeOn(engines: readonly Engine[], name: string, suite: (engine: TestEngine) => void): void {
  if (engines.includes('sqlite')) describe(`${name} [sqlite]`, () => suite(harness('sqlite', sqlitePlaces)));
  const server = process.env['TEST_DATABASE_URL'];
  if (!engines.includes('postgres')) return;
  if (server) describe(`${name} [postgres]`, () => suite(harness('postgres', postgresPlaces(server))));
  else describe.skip(`${name} [postgres]`, () => it('needs TEST_DATABASE_URL=postgres://…, which is not set', () => {}));
}

/**
 * Runs a suite that is not about the database, though its site has one: what is refused and in which words, protocols, sign-in, demos. On
 * SQLite alone, since what it asks of a database is asked on both engines by others; on both with POOLHOUSE_TEST_EVERY_ENGINE=1.
 */
export function describeSite(name: string, suite: (engine: TestEngine) => void): void {
  if (process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1') return describeEachEngine(name, suite);
  describe(name, () => suite(harness('sqlite', sqlitePlaces)));
}

/**
 * Runs a long suite once: on PostgreSQL where there is one, which carries several processes, else on SQLite. On both with
 * POOLHOUSE_TEST_EVERY_ENGINE=1.
 */
export function describeOnce(name: string, suite: (engine: TestEngine) => void): void {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return describeSite(name, suite);
  if (process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1') return describeEachEngine(name, suite);
  describe(name, () => suite(harness('postgres', postgresPlaces(server))));
}

/** `ofTest`: opened while a test was under way, and not before all of them. */
type Held = Place & { ofTest: boolean };

function harness(engine: Engine, { empty, migrated }: Places): TestEngine {
  const places: Held[] = [];
  const opened = new Map<Database, DatabaseOptions>();
  const connect = async (options: DatabaseOptions) => {
    const db = await openDatabase(options);
    opened.set(db, options);
    return db;
  };
  const removals: Promise<void>[] = [];
  const letGo = async ({ options, remove }: Place) => {
    for (const [db, its] of opened) {
      if (its !== options) continue;
      opened.delete(db);
      await db.close().catch(() => {});
    }
    // The next test need not wait for it.
    const removed = remove();
    removed.catch(() => {});
    removals.push(removed);
  };
  let inTest = false;
  const hold = async (find: () => Promise<Place>) => {
    const ofTest = inTest;
    const found = await find();
    places.push({ ...found, ofTest });
    return found.options;
  };
  const release = async (which: readonly Held[]) => {
    for (const held of which) {
      places.splice(places.indexOf(held), 1);
      await letGo(held);
    }
  };
  const optionsOf = (db: Database) => {
    const options = opened.get(db);
    if (!options) throw new Error('This database was not opened here.');
    return options;
  };
  beforeEach(async () => {
    inTest = true;
    await release(places.filter(({ ofTest }) => ofTest));
  });
  afterEach(() => {
    inTest = false;
  });
  afterAll(async () => {
    await release([...places]);
    await Promise.all(removals);
  });
  return {
    engine,
    place: () => hold(empty),
    optionsOf,
    openAgain: (db) => connect(optionsOf(db)),
    open: async () => connect(await hold(migrated)),
  };
}
