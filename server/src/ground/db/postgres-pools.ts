import pg from 'pg';
import type { DatabaseLog } from './database-log';
import { clientsOn, PostgresHosts } from './postgres-hosts';
import { addressesIn, mustChooseHost } from './postgres-url';

const INT8 = 20;
const NUMERIC = 1700;
/** Numbers are JavaScript numbers, as with SQLite: ids, instants, counts and sums all stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

export interface Pools {
  /** Snapshots. A writer never holds one of these. */
  readers: pg.Pool;
  writers: pg.Pool;
  /** Writes of parts of the data, those of one moment together. */
  groups: pg.Pool;
  /** Migrations and single statements of commands: no deadline. */
  steps: pg.Pool;
  /** Asks whether the database is there, and tells the other processes of commits. */
  probe: pg.Pool;
  /** A connection of its own, not connected yet. */
  client(): pg.Client;
}

/** Real time, ms, after which somebody who waits for the database is told that it is not there. */
const READ_MS = 8_000;
const WRITE_MS = 15_000;
const PROBE_MS = 3_000;
/** Below WRITE_MS, so that a writer who waits for a lock hears from the server. */
const LOCK_MS = 10_000;

/** A machine that was cut off in the middle of a group of saves holds their locks no longer; a group computes for milliseconds. */
const LEFT_MS = 3_000;

/** Connections of one process, made when they are wanted first: at most 16, and the listener's. */
export function postgresPools(url: string, log: DatabaseLog): Pools {
  const hosts = mustChooseHost(url) ? new PostgresHosts(addressesIn(url), log) : undefined;
  const Client = hosts ? clientsOn(hosts) : pg.Client;
  const connectionString = hosts?.address ?? url;
  const connection = { connectionString, types, keepAlive: true, pipeline: true, application_name: 'poolhouse' };
  const pool = (options: pg.PoolConfig) => {
    const made = new pg.Pool({ ...connection, Client, idle_in_transaction_session_timeout: 60_000, ...options });
    // Without a listener of its own, a client that is lost while somebody uses it would end the whole process.
    made.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost.')));
    made.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
    return made;
  };
  const writing = { query_timeout: WRITE_MS, connectionTimeoutMillis: LOCK_MS, lock_timeout: LOCK_MS };
  return {
    readers: pool({ max: 8, query_timeout: READ_MS, connectionTimeoutMillis: READ_MS }),
    writers: pool({ max: 3, ...writing }),
    groups: pool({ max: 2, ...writing, idle_in_transaction_session_timeout: LEFT_MS }),
    steps: pool({ max: 2, connectionTimeoutMillis: 10_000 }),
    probe: pool({ max: 1, query_timeout: PROBE_MS, connectionTimeoutMillis: PROBE_MS }),
    client: () =>
      new Client({ ...connection, application_name: 'poolhouse listener', connectionTimeoutMillis: PROBE_MS, query_timeout: 5_000 }),
  };
}
