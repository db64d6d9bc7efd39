import { createHash } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { Announcer } from './announcer';
import type { DatabaseLog } from './database-log';
import { KeyedMutex } from './keyed-mutex';
import type { PartWrite } from './part-write';
import { PooledConnection, PooledDialect, Preparing } from './postgres-dialect';
import { TransactionOver } from './postgres-group';
import { ChangeListener } from './postgres-listener';
import { postgresPools, type Pools } from './postgres-pools';
import { PostgresWriteGroups } from './postgres-write-groups';
import { withRetry } from './retry';
import type { Schema } from './schema';
import type { EngineParts } from './sql-database';
import type { TagCounters } from './tag-counters';
import type { Counter } from './tags.store';

const CHANNEL = 'poolhouse_scopes';
/** PostgreSQL refuses a payload of 8000 bytes; tag names are short and ASCII. */
const COUNTERS_PER_NOTE = 100;
/** Any constants will do, as long as every process uses the same. */
const SITE_LOCK = 7_665_726_173;
const PART_LOCKS = 766_572;
/** Real time that a write waits for the other writers of its process, ms. */
const PATIENCE_MS = 10_000;

export function postgresParts(url: string, log: DatabaseLog, counters: () => TagCounters): EngineParts {
  const pools = postgresPools(url, log);
  const preparing = new Preparing();
  const over = (dialect: PooledDialect) => new Kysely<Schema>({ dialect });
  const readers = over(new PooledDialect(pools.readers, { preparing }));
  const [steps, probe] = [over(new PooledDialect(pools.steps)), over(new PooledDialect(pools.probe))];
  const writing = writingOver(pools, preparing);
  const announcer = new Announcer((moved) => announce(probe, moved), log);
  const listener = new ChangeListener({
    connect: pools.client,
    channel: CHANNEL,
    get counters() {
      return counters();
    },
    log,
    parse,
  });
  return {
    engine: 'postgres',
    kysely: steps,
    read: (work) => readers.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    write: writing.alone,
    writePart: writing.part,
    announce: (moved) => announcer.add(moved),
    listen: () => listener.start(),
    missed: () => listener.missed(),
    current: () => listener.current(),
    ping: async () => {
      await sql`select 1 from scopes where 1 = 0`.execute(probe);
    },
    close: async () => {
      await listener.stop();
      await announcer.close();
      await writing.end();
      for (const kysely of [readers, steps, probe]) await kysely.destroy();
    },
  };
}

/** Writes of the whole site go one by one, those of parts in groups. */
function writingOver(pools: Pools, preparing: Preparing) {
  const transactions = new TransactionOver(pools.writers);
  const groups = new PostgresWriteGroups({ pool: pools.groups, preparing, lockOf, patienceMs: PATIENCE_MS });
  const mutex = new KeyedMutex(PATIENCE_MS);
  const alone: EngineParts['write'] = async (work, { only, committed }) => {
    const lock = lockOf(only === undefined ? undefined : [only]);
    const once = async () => transactions.run(new PooledConnection(await pools.writers.connect(), preparing), lock, work);
    const result = await mutex.runExclusive(only ?? '', () => withRetry(once));
    committed();
    return result;
  };
  return {
    alone,
    part: <T>(write: PartWrite<T>) => groups.write(write),
    end: async () => {
      await pools.writers.end();
      await pools.groups.end();
    },
  };
}

/**
 * The statement that waits for the locks of a write; it is sent together with the begin.
 *
 * Writes of some parts of the data go along with those of other parts, and wait for those of their own and for those of the whole site. The
 * name of a part becomes 31 bits: two parts that meet there only wait for each other. In the order of numbers, so that two transactions
 * never wait for each other crosswise.
 */
function lockOf(parts: readonly string[] | undefined): string {
  if (parts === undefined) return `; select pg_advisory_xact_lock(${SITE_LOCK})`;
  const numbers = [...new Set(parts.map((part) => createHash('sha256').update(part).digest().readUInt32BE() >>> 1))].sort((a, b) => a - b);
  const each = numbers.map((number) => `pg_advisory_xact_lock(${PART_LOCKS}, ${number})`);
  return `; select pg_advisory_xact_lock_shared(${SITE_LOCK}), ${each.join(', ')}`;
}

async function announce(kysely: Kysely<Schema>, counters: readonly Counter[]): Promise<void> {
  for (let at = 0; at < counters.length; at += COUNTERS_PER_NOTE) {
    await sql`select pg_notify(${CHANNEL}, ${write(counters.slice(at, at + COUNTERS_PER_NOTE))})`.execute(kysely);
  }
}

function write(counters: readonly Counter[]): string {
  return JSON.stringify(counters.map(({ name, n }) => [name, n]));
}

function parse(payload: string): Counter[] {
  return (JSON.parse(payload) as [string, number][]).map(([name, n]) => ({ name, n }));
}
