import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

export interface Column {
  type: string;
  /** A row that says nothing of it is refused. */
  mustBeSaid: boolean;
  nullable: boolean;
}

/** What a table refuses, each rule by its words and the columns that it is about. */
export interface TableShape {
  columns: Map<string, Column>;
  rules: Map<string, readonly string[]>;
}

/** Tables by name. */
export type Shape = Map<string, TableShape>;

/** What a database's tables take, and what they refuse. */
export async function shapeOf(db: Database): Promise<Shape> {
  const shape: Shape = new Map();
  for (const { name, columns, isView } of await db.kysely.introspection.getTables()) {
    if (isView || /^(kysely|sqlite|libsql)_/.test(name)) continue;
    shape.set(name, {
      columns: new Map(
        columns.map(({ name: column, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
          column,
          { type: dataType, nullable: isNullable, mustBeSaid: !isNullable && !hasDefaultValue && !isAutoIncrementing },
        ]),
      ),
      rules: new Map(),
    });
  }
  for (const { table, words, columns } of await (db.engine === 'postgres' ? rulesOfPostgres(db) : rulesOfSqlite(db, [...shape.keys()])))
    shape.get(table)?.rules.set(words, columns);
  return shape;
}

interface Rule {
  table: string;
  words: string;
  /** None where it cannot be told, or is about the whole row. */
  columns: readonly string[];
}

async function rulesOfPostgres({ kysely }: Database): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select c.relname as table, pg_get_constraintdef(r.oid) as words,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(r.conkey)) as columns
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    union all
    select c.relname, pg_get_indexdef(i.indexrelid),
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey))
    from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique
    union all
    select c.relname, pg_get_triggerdef(t.oid), array[]::text[] from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
  `.execute(kysely);
  return rows;
}

async function rulesOfSqlite({ kysely }: Database, tables: readonly string[]): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (const table of tables) {
    const indexes = await sql<{ name: string; unique: number }>`select name, "unique" from pragma_index_list(${table})`.execute(kysely);
    for (const index of indexes.rows.filter(({ unique }) => unique === 1)) {
      const { rows } = await sql<{ name: string }>`select name from pragma_index_info(${index.name})`.execute(kysely);
      const columns = rows.map(({ name }) => name);
      rules.push({ table, words: `unique (${columns.join(', ')})`, columns });
    }
    const foreign = await sql<{ from: string; to: string }>`select "from", "table" as "to" from pragma_foreign_key_list(${table})`.execute(
      kysely,
    );
    for (const { from, to } of foreign.rows) rules.push({ table, words: `foreign key (${from}) to ${to}`, columns: [from] });
    const { rows } = await sql<{ type: string; name: string; text: string }>`
      select type, name, sql as text from sqlite_master where tbl_name = ${table} and type in ('table', 'trigger')`.execute(kysely);
    for (const { type, name, text } of rows) {
      if (type === 'trigger') rules.push({ table, words: `trigger ${name}`, columns: [] });
      // A column's own check stands right behind its name.
      else
        for (const [words, column = ''] of text.matchAll(/"(\w+)" [^,"]*?check \((?:[^()]|\([^()]*\))*\)/gi))
          rules.push({ table, words, columns: [column] });
    }
  }
  return rules;
}

/**
 * What a step did that the program of the release before would notice: what it reads is gone or another thing, or what it writes is refused.
 * @param mayTakeAway tables and columns may be gone
 */
export function noticed(before: Shape, after: Shape, mayTakeAway: boolean): string[] {
  return [...before].flatMap(([table, was]) => {
    const is = after.get(table);
    if (is === undefined) return mayTakeAway ? [] : [`${table} is gone`];
    const fresh = new Set([...is.columns.keys()].filter((column) => !was.columns.has(column)));
    return [
      ...[...was.columns].flatMap(([column, { type, nullable }]) => {
        const now = is.columns.get(column);
        if (now === undefined) return mayTakeAway ? [] : [`${table}.${column} is gone`];
        if (now.type !== type) return [`${table}.${column} is ${now.type} and was ${type}`];
        return nullable && !now.nullable ? [`${table}.${column} may not be null any more`] : [];
      }),
      ...[...fresh].filter((column) => is.columns.get(column)?.mustBeSaid).map((column) => `${table}.${column} is new and must be said`),
      ...[...is.rules]
        .filter(([words, columns]) => !was.rules.has(words) && !(columns.length > 0 && columns.every((column) => fresh.has(column))))
        .map(([words]) => `${table} refuses more: ${words}`),
    ];
  });
}
