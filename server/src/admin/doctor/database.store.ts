import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { bad, good, type Finding } from './finding';

const RESTORE = 'Stop the site, keep a copy of the database, and restore the last good backup.';

/** Whether the database is whole, its indexes too. */
export const ofDatabase = (db: Database): Promise<Finding[]> => (db.engine === 'postgres' ? ofPostgres(db) : ofSqlite(db));

async function ofSqlite({ kysely }: Database): Promise<Finding[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(kysely);
  const faults = rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
  if (faults.length > 0) return [bad('Database', `It is damaged: ${faults.join('; ')}.`, RESTORE)];
  return [good('Database', 'SQLite found it whole, with its indexes.')];
}

async function ofPostgres({ kysely }: Database): Promise<Finding[]> {
  const invalid = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where not i.indisvalid`.execute(kysely);
  const { rows } = await sql<{ commit: string }>`select current_setting('synchronous_commit') as commit`.execute(kysely);
  const names = invalid.rows.map(({ name }) => name);
  const indexes =
    names.length === 0
      ? good('Database', 'PostgreSQL answers, and its indexes are valid.')
      : bad('Database', `These indexes are not valid: ${names.join(', ')}.`, `reindex index ${names[0]}; and the others alike.`);
  if (rows[0]?.commit !== 'off') return [indexes];
  return [
    indexes,
    bad('Commits', 'synchronous_commit is off: a crash loses what was acknowledged.', 'Set it to on in postgresql.conf, and reload.'),
  ];
}
