import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/**
 * Keeps everybody else from writing to logs of contests until it is let go: with PostgreSQL they stand still in the middle of their transaction, with
 * SQLite before it. Answers once it holds.
 */
export async function holdLogs(db: Database): Promise<() => Promise<void>> {
  let begin = () => {};
  let over = false;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const holding = db.write(
    async (tx) => {
      if (db.engine === 'postgres') await sql`lock table contest_log in access exclusive mode`.execute(tx);
      begin();
      // A connection that says nothing in a transaction is ended.
      while (!over) await sql`select 1`.execute(tx).then(() => pause(100));
    },
    { only: 'held' },
  );
  await begun;
  return async () => {
    over = true;
    await holding;
  };
}

/** As when a minute has passed since a process died in the middle of a run: its agents are anybody's, and due. */
export const freeAgents = (db: Database): Promise<unknown> =>
  db.write((tx) => tx.updateTable('agents').set({ lease_owner: null, lease_until: null, next_run_at: 0 }).execute());
