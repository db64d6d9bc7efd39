import { sql } from 'kysely';
import type { Database, Tx } from '../../ground/db/database';
import { rehearse } from '../../ground/db/rehearse';

export async function engineVersion(tx: Tx, engine: Database['engine']): Promise<string> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`
  ).execute(tx);
  return rows[0]?.version ?? '';
}

/** The last migration that was applied. */
export async function lastMigration(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp desc, name desc limit 1`.execute(tx);
  return rows[0]?.name ?? '';
}

/** Writes a row and undoes it. Answers how long that took, ms. */
export async function writeAndRollBack(db: Database): Promise<number> {
  const began = performance.now();
  await rehearse(db, (tx) => tx.insertInto('settings').values({ key: 'console_test', value: '1' }).execute());
  return Math.round((performance.now() - began) * 10) / 10;
}
