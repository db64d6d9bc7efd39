import type { Database } from '../../../ground/db/database';

/** Forgets all periods that were kept, of every contest. */
export async function throwAwayPeriods(db: Database): Promise<void> {
  await db.write((tx) => tx.deleteFrom('contest_periods').execute());
}
