import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Rows of each index that are looked at: enough to tell a selective one from another, and a few milliseconds however large it is. */
const LOOKED_AT = 400;

/** Has SQLite look at what its indexes hold now, so that it goes on choosing the right ones as tables grow. */
export async function analyze({ kysely }: Database): Promise<void> {
  await sql`pragma analysis_limit = ${sql.lit(LOOKED_AT)}`.execute(kysely);
  await sql`analyze`.execute(kysely);
}

/** How many indexes SQLite knows something of. */
export async function analyzedIndexes({ kysely }: Database): Promise<number> {
  const there = await sql`select 1 from sqlite_master where name = 'sqlite_stat1'`.execute(kysely);
  if (there.rows.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`select count(*) as n from sqlite_stat1`.execute(kysely);
  return Number(rows[0]?.n ?? 0);
}
