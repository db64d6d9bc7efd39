import { AsyncLocalStorage } from 'node:async_hooks';

type Kind = 'read' | 'write';

interface Transaction {
  readonly database: object;
  readonly kind: Kind;
  /** What outlives it, such as a timer that it set, is not inside it any more. */
  open: boolean;
  readonly around: Transaction | undefined;
}

/** One for all databases: each of its own would be carried along by every promise of the process. */
const running = new AsyncLocalStorage<Transaction>();

/**
 * Throws when the calling code runs inside a transaction of the same database. With SQLite's one connection it would wait for itself
 * for ever; with PostgreSQL it would see another state than the transaction around it, and may wait for its lock.
 */
export function refuseNesting(database: object, kind: Kind): void {
  for (let inside = running.getStore(); inside; inside = inside.around) {
    if (inside.open && inside.database === database) {
      throw new Error(
        `db.${kind} was called inside db.${inside.kind}: it would wait for itself. Use the tx that db.${inside.kind} hands over.`,
      );
    }
  }
}

/** Whether the calling code runs inside a write: what it reads may be its own change, which nobody else may see yet. */
export const insideWrite = (): boolean => {
  const inside = running.getStore();
  return inside?.open === true && inside.kind === 'write';
};

/** Runs work so that refuseNesting knows where it is. */
export async function insideTransaction<T>(database: object, kind: Kind, work: () => Promise<T>): Promise<T> {
  const transaction: Transaction = { database, kind, open: true, around: running.getStore() };
  try {
    return await running.run(transaction, work);
  } finally {
    transaction.open = false;
  }
}
