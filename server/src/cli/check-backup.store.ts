import { sql } from 'kysely';
import type { Database, Tx } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';

/** Rows by table. */
export type RowCounts = ReadonlyMap<string, number>;

const TABLES = ['users', 'group_members', 'contests', 'entries', 'events', 'contest_log', 'smack', 'release_files'] as const;
/** PostgreSQL's word for what a role may not do. */
const MAY_NOT = '42501';

export async function rowCounts(tx: Tx): Promise<RowCounts> {
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    const { n } = await tx
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    counts.set(table, Number(n));
  }
  return counts;
}

const SCRATCH = 'poolhouse_check_';
const MINUTE_MS = 60_000;
/** No check takes so long. */
const LEFT_MINUTES = 6 * 60;

/**
 * A database beside the site's to restore into; null where the role may not make one. Its name says when it was made, in minutes: what a check
 * left that was killed hours ago goes first.
 *
 * @param now real time @returns its address
 */
export async function createScratch(url: string, now: number): Promise<string | null> {
  const minute = Math.floor(now / MINUTE_MS);
  const name = `${SCRATCH}${minute}_${process.pid}`;
  const db = await openDatabase({ url });
  try {
    await sql`create database ${sql.ref(name)}`.execute(db.kysely);
    for (const left of await db.read(leftBefore(minute - LEFT_MINUTES))) await drop(db, left);
  } catch (error) {
    if ((error as { code?: string }).code === MAY_NOT) return null;
    throw error;
  } finally {
    await db.close();
  }
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return scratch.href;
}

/** Scratch databases that were made before this minute. */
const leftBefore =
  (minute: number) =>
  async (tx: Tx): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like ${`${SCRATCH.replaceAll('_', '\\_')}%`}
      and datdba = (select usesysid from pg_user where usename = current_user)
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`.execute(tx);
    return rows.map(({ name }) => name).filter((name) => Number(/^\d+/.exec(name.slice(SCRATCH.length))?.[0] ?? Infinity) < minute);
  };

const drop = (db: Database, name: string) => sql`drop database if exists ${sql.ref(name)}`.execute(db.kysely);

export async function dropScratch(url: string, scratch: string): Promise<void> {
  const db = await openDatabase({ url });
  try {
    await drop(db, new URL(scratch).pathname.slice(1));
  } finally {
    await db.close();
  }
}
