import type { Database, Invalidate, Tx } from './database';

/** What a rehearsal came to, on its way out of the transaction that it undoes. */
class Rehearsed<T> extends Error {
  constructor(readonly outcome: T) {
    super('A rehearsal, undone on purpose.');
  }
}

/** Does the work in a transaction and undoes it: what it refuses is refused, what it answers is answered, and nothing is kept. */
export async function rehearse<T>(db: Database, work: (tx: Tx, invalidate: Invalidate) => Promise<T>): Promise<T> {
  try {
    return await db.write(async (tx, invalidate) => {
      throw new Rehearsed(await work(tx, invalidate));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome as T;
    throw error;
  }
}

/** Does the work, or rehearses it. */
export const perform = <T>(db: Database, dryRun: boolean, work: (tx: Tx, invalidate: Invalidate) => Promise<T>): Promise<T> =>
  dryRun ? rehearse(db, work) : db.write(work);
