import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/** How many rows each table has, but for those by which the database keeps its own order. */
export async function allRowCounts({ kysely }: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name: own, schema = 'public', isView } of await kysely.introspection.getTables()) {
    if (isView || /^(kysely|sqlite|libsql)_/.test(own)) continue;
    const name = schema === 'public' ? own : `${schema}.${own}`;
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(kysely);
    counts.set(name, Number(rows[0]?.n ?? 0));
  }
  return counts;
}

/** Rows that refer to what is not there; SQLite alone lets such be made, while a step has its checks off. */
export async function danglingRows({ kysely, engine }: Database): Promise<string[]> {
  if (engine === 'postgres') return [];
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(kysely);
  return [...new Set(rows.map(({ table, parent }) => `${table} to ${parent}`))];
}
