import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from './open';
import { listenForChanges } from './postgres-listener';
import type { Schema } from './schema';
import type { Counter } from './scopes.store';
import type { EngineParts } from './sql-database';

const CHANNEL = 'poolhouse_scopes';
/** PostgreSQL refuses a payload of 8000 bytes; scope names are short and ASCII. */
const COUNTERS_PER_NOTE = 100;
/** Any constant will do, as long as every process uses the same. */
const WRITER_LOCK = 7_665_726_173;

const INT8 = 20;
const NUMERIC = 1700;
/** Numbers are JavaScript numbers, as with SQLite: ids, instants, counts and sums all stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

export function postgresParts(url: string, log: DatabaseLog): EngineParts {
  const connection = { connectionString: url, types, keepAlive: true, connectionTimeoutMillis: 10_000 };
  const pool = new pg.Pool({ ...connection, max: 10, lock_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
  return {
    engine: 'postgres',
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    takeTurn: (write) => write(),
    // NOTIFY makes commits stand in line anyway; standing in line from the start spares every rule a lock of its own.
    enterWriter: async (tx) => {
      await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.execute(tx);
    },
    announce: async (tx, counters) => {
      for (let at = 0; at < counters.length; at += COUNTERS_PER_NOTE) {
        await sql`select pg_notify(${CHANNEL}, ${write(counters.slice(at, at + COUNTERS_PER_NOTE))})`.execute(tx);
      }
    },
    listen: (counters) => listenForChanges({ connect: () => new pg.Client(connection), channel: CHANNEL, counters, log, parse }),
  };
}

function write(counters: readonly Counter[]): string {
  return JSON.stringify(counters.map(({ name, n }) => [name, n]));
}

function parse(payload: string): Counter[] {
  return (JSON.parse(payload) as [string, number][]).map(([name, n]) => ({ name, n }));
}
