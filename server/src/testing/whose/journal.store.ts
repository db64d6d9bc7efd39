import { sql, type TableMetadata } from 'kysely';
import type { Database } from '../../ground/db/database';

export type Row = Readonly<Record<string, unknown>>;
/** A row as it was before a write or after it; both where it was changed. */
export interface WrittenRow {
  table: string;
  row: Row;
}
const JOURNAL = 'every_write';

/**
 * Has the database itself write down each row of each table that is put in, changed or taken out, by triggers: after every one of many
 * calls it says what that call wrote, where to compare all rows would take as long again as the call.
 */
export async function keepJournal(db: Database): Promise<{ tables: TableMetadata[]; take(): Promise<WrittenRow[]> }> {
  const tables = await db.kysely.introspection.getTables();
  const journal = sql.table(JOURNAL);
  await sql`create table ${journal} (name text not null, row text not null)`.execute(db.kysely);
  await (db.engine === 'sqlite' ? onSqlite(db, tables) : onPostgres(db, tables));
  return {
    tables,
    async take() {
      const { rows } = await sql<{ name: string; row: string }>`select name, row from ${journal}`.execute(db.kysely);
      if (rows.length > 0) await sql`delete from ${journal}`.execute(db.kysely);
      return rows.map(({ name, row }) => ({ table: name, row: JSON.parse(row) as Row }));
    },
  };
}

async function onSqlite(db: Database, tables: readonly TableMetadata[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const [when, faces] of [
      ['insert', ['new']],
      ['update', ['old', 'new']],
      ['delete', ['old']],
    ] as const) {
      const inserts = faces.map((face) => {
        const fields = columns.map((one) => {
          const column = sql.ref(`${face}.${one.name}`);
          return sql`${sql.lit(one.name)}, case typeof(${column}) when 'blob' then hex(${column}) else ${column} end`;
        });
        return sql`insert into ${sql.table(JOURNAL)} values (${sql.lit(name)}, json_object(${sql.join(fields)}));`;
      });
      const trigger = sql.ref(`${JOURNAL}_${name}_${when}`);
      await sql`create trigger ${trigger} after ${sql.raw(when)} on ${sql.table(name)} begin ${sql.join(inserts, sql` `)} end`.execute(
        db.kysely,
      );
    }
}

async function onPostgres(db: Database, tables: readonly TableMetadata[]): Promise<void> {
  await sql`
    create function ${sql.ref(JOURNAL)}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then insert into ${sql.table(JOURNAL)} values (tg_table_name, row_to_json(old)::text); end if;
      if tg_op <> 'DELETE' then insert into ${sql.table(JOURNAL)} values (tg_table_name, row_to_json(new)::text); end if;
      return null;
    end $$`.execute(db.kysely);
  for (const { name } of tables)
    await sql`
      create trigger ${sql.ref(`${JOURNAL}_${name}`)} after insert or update or delete on ${sql.table(name)}
      for each row execute function ${sql.ref(JOURNAL)}()`.execute(db.kysely);
}

const SEEN = ['contests', 'entries', 'group_members', 'smack', 'push_subscriptions'] as const;
/** Who is where, as it stands. */
export async function readWhereabouts(db: Database): Promise<WrittenRow[]> {
  const rows = await Promise.all(
    SEEN.map(async (table) => (await sql<Row>`select * from ${sql.table(table)}`.execute(db.kysely)).rows.map((row) => ({ table, row }))),
  );
  return rows.flat();
}
