import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/** All rows of all tables but kept periods, which a read may leave behind, for a test that wants to see that nothing was written. */
export async function everyRow(db: Database): Promise<Record<string, unknown[]>> {
  const tables = (await db.kysely.introspection.getTables()).filter(({ name }) => name !== 'contest_periods');
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) rows[name] = (await sql`select * from ${sql.table(name)} order by 1`.execute(db.kysely)).rows;
  return rows;
}
