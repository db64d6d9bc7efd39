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
 */
export function takeOver(database: string, copy: string): void {
  const handle = new Libsql(database);
  try {
    handle.pragma('busy_timeout = 30000');
    handle.pragma('synchronous = FULL');
    // Rows come table by table, so references are checked once all are there.
    handle.pragma('foreign_keys = OFF');
    handle.exec(`attach '${copy.replaceAll("'", "''")}' as backup`);
    handle.exec('begin immediate');
    try {
      const tables = names(handle, "select name from main.sqlite_master where type = 'table'").filter((name) => !KEPT.test(name));
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

function names(handle: Libsql.Database, query: string): string[] {
  return (handle.prepare(query).all() as { name: string }[]).map(({ name }) => name);
}
