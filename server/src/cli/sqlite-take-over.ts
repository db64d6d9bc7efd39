import Libsql from 'libsql';

/** Tables that belong to the file rather than to the site, and the counters of changes. */
const KEPT = /^(sqlite_|libsql_|kysely_|scopes$)/;

/** Everything has changed, and servers only believe counters that grow. */
const COUNT_UP = `
  update main.scopes set n = n + 1;
  insert into main.scopes (name, n) select name, n from backup.scopes where true
    on conflict (name) do update set n = main.scopes.n + excluded.n`;

/**
 * Makes the rows of one database those of another with the same tables, in one transaction: a crash leaves either all the
 * old rows or all the new ones.
 *
 * @param stays tables that keep their rows; none of them refers to one that does not
 */
export function takeOver(database: string, copy: string, stays?: RegExp): void {
  const handle = new Libsql(database);
  try {
    handle.pragma('busy_timeout = 30000');
    handle.pragma('synchronous = FULL');
    // Rows come table by table, so references are checked once all are there.
    handle.pragma('foreign_keys = OFF');
    handle.exec(`attach '${copy.replaceAll("'", "''")}' as backup`);
    handle.exec('begin immediate');
    try {
      const triggers = takeOff(handle);
      const tables = names(handle, "select name from main.sqlite_master where type = 'table'").filter(
        (name) => !KEPT.test(name) && !stays?.test(name),
      );
      for (const table of tables) {
        const columns = names(handle, `select name from pragma_table_info('${table}', 'main')`)
          .map((name) => `"${name}"`)
          .join(', ');
        handle.exec(`delete from main."${table}"`);
        handle.exec(`insert into main."${table}" (${columns}) select ${columns} from backup."${table}"`);
      }
      if (names(handle, "select name from main.sqlite_master where name = 'sqlite_sequence'").length > 0) {
        handle.exec(
          'delete from main.sqlite_sequence; insert into main.sqlite_sequence (name, seq) select name, seq from backup.sqlite_sequence',
        );
      }
      for (const { sql } of triggers) handle.exec(sql);
      handle.exec(COUNT_UP);
      if (handle.prepare('pragma main.foreign_key_check').all().length > 0)
        throw new Error('The backup refers to rows that it does not hold.');
      handle.exec('commit');
    } catch (error) {
      handle.exec('rollback');
      throw error;
    }
  } finally {
    handle.close();
  }
}

/** A log refuses that a row of it goes; here all of them do. @returns what puts its triggers back */
function takeOff(handle: Libsql.Database): { sql: string }[] {
  const triggers = rows<{ name: string; sql: string }>(handle, "select name, sql from main.sqlite_master where type = 'trigger'");
  for (const { name } of triggers) handle.exec(`drop trigger main."${name}"`);
  return triggers;
}

function names(handle: Libsql.Database, query: string): string[] {
  return rows<{ name: string }>(handle, query).map(({ name }) => name);
}

const rows = <T>(handle: Libsql.Database, query: string): T[] => handle.prepare(query).all() as T[];
