import { sql } from 'kysely';
import { invalidateEntry } from '../contests/entries/entries.store';
import { tellLog, type LogLine } from '../contests/log/log.store';
import { tag, type Database } from '../ground/db/database';

/** What somebody does who has a database that is served in their hands, beside all of the site's own ways. */

export async function dropEntry(db: Database, entryId: number, at: number): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const entry = await tx
      .updateTable('entries')
      .set({ removed_at: at })
      .where('id', '=', entryId)
      .returning(['contest_id', 'user_id'])
      .executeTakeFirstOrThrow();
    invalidateEntry(invalidate, { contestId: entry.contest_id, userId: entry.user_id });
  });
}

export async function changeScore(db: Database, eventId: number, score1: number): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const { week_start: week } = await tx
      .updateTable('events')
      .set({ score1 })
      .where('id', '=', eventId)
      .returning('week_start')
      .executeTakeFirstOrThrow();
    invalidate(tag.games(week));
  });
}

/** Cuts a log behind its first lines, and has it grow otherwise. */
export async function growAnew(
  db: Database,
  { contestId, lines, at }: { contestId: number; lines: number; at: number },
  others: readonly LogLine[],
): Promise<void> {
  await db.write(async (tx, invalidate) => {
    await unguarded(db, tx, () => tx.deleteFrom('contest_log').where('contest_id', '=', contestId).where('n', '>=', lines).execute());
    await tellLog({ tx, invalidate, contestId }, others, at);
  });
}

/** Takes away what keeps the log as it is, and puts it back. */
export async function unguarded({ engine }: Pick<Database, 'engine'>, tx: Database['kysely'], work: () => Promise<unknown>): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table contest_log disable trigger user`.execute(tx);
    await work();
    await sql`alter table contest_log enable trigger user`.execute(tx);
    return;
  }
  const { rows } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'contest_log'`.execute(tx);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  await work();
  for (const trigger of rows) await sql.raw(trigger.sql).execute(tx);
}
