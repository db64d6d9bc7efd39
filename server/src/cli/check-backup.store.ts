import { sql } from 'kysely';
import type { Tx } from '../ground/db/database';
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

/** A database beside the site's to restore into; null where the role may not make one. @returns its address */
export async function createScratch(url: string): Promise<string | null> {
  const name = `poolhouse_check_${process.pid}`;
  const db = await openDatabase({ url });
  try {
    await sql`create database ${sql.ref(name)}`.execute(db.kysely);
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

export async function dropScratch(url: string, scratch: string): Promise<void> {
  const db = await openDatabase({ url });
  try {
    await sql`drop database if exists ${sql.ref(new URL(scratch).pathname.slice(1))}`.execute(db.kysely);
  } finally {
    await db.close();
  }
}
