import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Takes a column's check away. PostgreSQL drops the constraint; SQLite cannot.
 *
 * @param check as the declaration spells it, `check (kind in ('a', 'b'))`
 * @throws when the declaration has no such check
 */
export async function openCheck(db: Kysely<unknown>, table: string, column: string, check: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_check`)}`.execute(db);
  else await declareWithout(db, table, ` ${check}`);
}

/**
 * Lets a column be null. PostgreSQL drops the constraint; SQLite cannot.
 *
 * @param after what stands behind `not null` in the declaration, and tells the column from the others
 * @throws when the declaration has it not, or more than once
 */
export async function openNotNull(db: Kysely<unknown>, table: string, column: string, after: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(db);
  else await declareWithout(db, table, ` not null ${after}`, ` ${after}`);
}

/**
 * A table of SQLite that others refer to can be made anew only with foreign keys switched off, which no transaction may do: so a constraint
 * goes out of the table's declaration, as https://sqlite.org/lang_altertable.html#otheralter describes for constraints whose loss leaves
 * every row valid. No row is touched.
 */
async function declareWithout(db: Kysely<unknown>, table: string, words: string, instead = ''): Promise<void> {
  const declared = async () =>
    (await sql<{ sql: string }>`select sql from sqlite_master where type = 'table' and name = ${table}`.execute(db)).rows[0]?.sql ?? '';
  const before = await declared();
  if (before.split(words).length !== 2) throw new Error(`The table ${table} has no${words}.`);
  const { rows } = await sql<{ schema_version: number }>`pragma schema_version`.execute(db);
  await sql`pragma writable_schema = on`.execute(db);
  await sql`update sqlite_master set sql = ${before.replace(words, instead)} where type = 'table' and name = ${table}`.execute(db);
  await sql`pragma schema_version = ${sql.lit(Number(rows[0]?.schema_version) + 1)}`.execute(db);
  await sql`pragma writable_schema = off`.execute(db);
  const found = (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows.map((row) => row.integrity_check);
  if (found.join() !== 'ok') throw new Error(`The table ${table} did not take the change: ${found.join('; ')}`);
}
