import type { Database } from '../../../ground/db/database';

/** Forgets all periods that were kept, of every contest. */
export async function throwAwayPeriods(db: Database): Promise<void> {
  await db.write((tx) => tx.deleteFrom('contest_periods').execute());
}

/** Waits until what these databases' processes have played is kept: that goes beside the read that played it. */
export async function periodsWritten(...databases: readonly Database[]): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  for (const db of databases) await db.write(() => Promise.resolve());
}
