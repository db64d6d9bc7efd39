import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

const databases = join(root, 'server/src/testing/databases');

/** Rows of every table of every release so far, in an order that keeps references. @type {Record<string, Record<string, unknown>[]>} */
const ROWS = JSON.parse(readFileSync(join(databases, 'rows.json'), 'utf8'));

/** Of the migrator, and what PostgreSQL's own triggers write. */
const NO_ROWS = /^(kysely_|changes$)/;

/**
 * What of a release's code makes its database.
 *
 * @typedef {{
 *   openDatabase: (place: { file?: string, url?: string }) => Promise<import('../../server/src/ground/db/database.ts').Database>,
 *   migrate: (db: any) => Promise<unknown>,
 * }} Release
 */

/**
 * Writes a database of this release with a few rows of each of its tables: as SQL text, one file an engine.
 *
 * @param {Release} release @param {string} name of the files @param {{ file: string, url: string, pgDump: string }} places empty databases
 */
export async function keepDatabase({ openDatabase, migrate }, name, { file, url, pgDump }) {
  for (const place of [{ file }, { url }]) {
    const db = await openDatabase(place);
    await migrate(db);
    await db.write(async (tx) => {
      const tables = await tx.introspection.getTables();
      const bare = tables.filter(({ name }) => !(name in ROWS) && !NO_ROWS.test(name)).map(({ name }) => name);
      if (bare.length > 0) throw new Error(`rows.json has no rows of ${bare.join(', ')}.`);
      for (const [table, rows] of Object.entries(ROWS)) {
        const columns = tables.find((one) => one.name === table)?.columns.map((column) => column.name);
        if (!columns) continue;
        const own = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))));
        await tx.insertInto(/** @type {any} */ (table)).values(/** @type {any} */ (own)).execute();
      }
    });
    if ('file' in place) writeFileSync(join(databases, `${name}.sqlite.sql`), await sqliteText(db));
    await db.close();
  }
  const dump = execFileSync(pgDump, ['--no-owner', '--no-privileges', '--inserts', '--exclude-table-data=changes', url], {
    encoding: 'utf8',
  });
  const kept = dump.split('\n').filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog.set_config)/.test(line));
  writeFileSync(join(databases, `${name}.postgres.sql`), `${kept.join('\n')}\n`);
}

/** @param {import('../../server/src/ground/db/database.ts').Database} db @returns {Promise<string>} tables, rows, indexes and triggers */
async function sqliteText(db) {
  /** @param {string} query @returns {Promise<any[]>} */
  const ask = async (query) =>
    (await db.kysely.executeQuery(/** @type {any} */ ({ sql: query, parameters: [], query: { kind: 'RawNode' } }))).rows;
  const declared = await ask(
    "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type desc, rowid",
  );
  const lines = declared.filter(({ type }) => type === 'table').map(({ sql }) => `${sql};`);
  for (const { name } of declared.filter(({ type }) => type === 'table'))
    for (const row of await ask(`select * from "${name}"`))
      lines.push(
        `insert into "${name}" (${Object.keys(row)
          .map((column) => `"${column}"`)
          .join(', ')}) values (${Object.values(row).map(literal).join(', ')});`,
      );
  const after = ['index', 'trigger'].flatMap((kind) => declared.filter(({ type }) => type === kind).map(({ sql }) => `${sql};`));
  return `${[...lines, ...after].join('\n')}\n`;
}

/** @param {unknown} value */
const literal = (value) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
