import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * PostgreSQL: each transaction that counts tags up leaves a line of them, so that other processes read what they have missed and not all
 * there is. Triggers write it, so that processes of the release before leave theirs as well. With SQLite the file itself says whether it has
 * changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create table if not exists changes (
    tx xid8 not null default pg_current_xact_id(),
    at timestamptz not null default clock_timestamp(),
    counters text not null
  )`.execute(db);
  await sql`create index if not exists changes_tx on changes (tx)`.execute(db);
  await sql`create or replace function note_changes() returns trigger language plpgsql as $$
    begin
      insert into changes (counters) select json_agg(json_build_array(name, n))::text from moved having count(*) > 0;
      return null;
    end $$`.execute(db);
  for (const [name, event] of [
    ['scopes_added', 'insert'],
    ['scopes_moved', 'update'],
  ] as const)
    await sql`create or replace trigger ${sql.id(name)} after ${sql.raw(event)} on scopes referencing new table as moved
      for each statement execute function note_changes()`.execute(db);
}
