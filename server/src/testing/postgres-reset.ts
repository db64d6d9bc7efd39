import type { ClientBase } from 'pg';

/** Objects that belong to the tests and not to the site. */
const SCHEMA = 'poolhouse_test';

/** Changes as soon as a table, column, index or constraint is made, altered or dropped. */
const FINGERPRINT = `
  select md5(
    (select string_agg(oid::text || relname, ',' order by oid) from pg_class where oid >= 16384 and relnamespace = 'public'::regnamespace) ||
    (select string_agg(attrelid::text || attname || atttypid || attnotnull || atthasdef, ',' order by attrelid, attnum) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)) ||
    (select string_agg(oid::text, ',' order by oid) from pg_constraint) || (select count(*) from pg_trigger))`;

const TABLES = `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`;
const REFERENCES = `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`;
const SEQUENCES = `select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as called
  from pg_sequences where schemaname = 'public'`;

/**
 * Gives a migrated database, from which others are copied, the function that `reset` calls. It keeps what migrations have put into tables.
 */
export async function addReset(client: ClientBase): Promise<void> {
  const names = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const references = (await client.query<{ child: string; parent: string }>(REFERENCES)).rows;
  const tables = childrenFirst(await names(TABLES), references);
  await client.query(`create schema ${SCHEMA}`);
  const filled: string[] = [];
  for (const table of tables) if ((await client.query(`select 1 from "${table}" limit 1`)).rowCount) filled.unshift(table);
  for (const table of filled) await client.query(`create table ${SCHEMA}."${table}" as table public."${table}"`);
  const sequences = (await client.query<{ name: string; value: string; called: boolean }>(SEQUENCES)).rows;
  const steps = [
    ...tables.map((table) => `delete from "${table}"`),
    ...filled.map((table) => `insert into "${table}" overriding system value table ${SCHEMA}."${table}"`),
    ...sequences.map(({ name, value, called }) => `perform setval('${name}', ${value}, ${called})`),
  ];
  await client.query(`create function ${SCHEMA}.reset() returns void language plpgsql as $$ begin ${steps.join(';\n')}; end $$`);
  const [row] = (await client.query<{ md5: string }>(FINGERPRINT)).rows;
  await client.query(`create function ${SCHEMA}.fingerprint() returns text language sql as $$ select '${row!.md5}' $$`);
}

/** Empties a copy. Answers whether it then is as it was made; a database whose tables a test has changed is not. */
export async function reset(client: ClientBase): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const { rows } = await client.query<{ same: boolean }>(`select ${SCHEMA}.fingerprint() = (${FINGERPRINT}) as same`);
  if (!rows[0]!.same) return false;
  await client.query(`select ${SCHEMA}.reset()`);
  return true;
}

function childrenFirst(tables: readonly string[], references: readonly { child: string; parent: string }[]): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table) || !tables.includes(table)) return;
    for (const { child, parent } of references) if (parent === table && child !== table) visit(child);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
