import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { bad, good, look, type Finding } from './finding';

/** Below that, what is dead is no burden. */
const MANY_DEAD = 50_000;
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
  const commits =
    rows[0]?.commit === 'off'
      ? [bad('Commits', 'synchronous_commit is off: a crash loses what was acknowledged.', 'Set it to on in postgresql.conf, and reload.')]
      : [];
  return [indexes, ...commits, vacuumFinding(await vacuumState(kysely))];
}

/** How PostgreSQL tidies up after updates and deletes. */
export interface VacuumState {
  on: boolean;
  /** Tables that are left out of it. */
  leftOut: readonly string[];
  /** Tables of which more is dead than alive, and much. */
  behind: readonly string[];
}

async function vacuumState(kysely: Database['kysely']): Promise<VacuumState> {
  const set = await sql<{ on: boolean }>`
    select current_setting('autovacuum') = 'on' and current_setting('track_counts') = 'on' as on`.execute(kysely);
  const out = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and 'autovacuum_enabled=false' = any(reloptions) order by relname`.execute(
    kysely,
  );
  const behind = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where n_dead_tup > ${sql.lit(MANY_DEAD)} and n_dead_tup > n_live_tup
    order by n_dead_tup desc`.execute(kysely);
  const names = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);
  return { on: set.rows[0]?.on === true, leftOut: names(out), behind: names(behind) };
}

export function vacuumFinding({ on, leftOut, behind }: VacuumState): Finding {
  if (!on)
    return bad(
      'Autovacuum',
      'It is off: tables grow, and become slow.',
      'Set autovacuum and track_counts to on in postgresql.conf, and reload.',
    );
  if (leftOut.length > 0)
    return bad(
      'Autovacuum',
      `It leaves out ${leftOut.join(', ')}.`,
      `alter table ${leftOut[0]} reset (autovacuum_enabled); and the others alike.`,
    );
  if (behind.length > 0)
    return look(
      'Autovacuum',
      `It is behind: more is dead than alive in ${behind.join(', ')}.`,
      `vacuum analyze ${behind[0]}; and see what transaction stays open.`,
    );
  return good('Autovacuum', 'It is on, and not behind.');
}
