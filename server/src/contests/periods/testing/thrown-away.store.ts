import { tag, type Database } from '../../../ground/db/database';

/** Forgets all periods that were kept, of every contest. */
export async function throwAwayPeriods(db: Database): Promise<void> {
  await db.write((tx) => tx.deleteFrom('contest_periods').execute());
}

/** Waits until what these databases' processes have played of a contest is kept: that goes beside the read that played it. */
export async function periodsWritten(contestId: number, ...databases: readonly Database[]): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  // Writes of one contest have their order.
  for (const db of databases) await db.write(() => Promise.resolve(), { only: tag.contest(contestId) });
}
