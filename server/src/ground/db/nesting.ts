import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database';

type Kind = 'read' | 'write';

interface Transaction {
  readonly database: object;
  readonly kind: Kind;
  /** What outlives it, such as a timer that it set, is not inside it any more. */
  open: boolean;
  readonly around: Transaction | undefined;
}

/** From here on a context costs nothing. Before, every promise of the process carries it along, an eighth of all CPU. */
const FREE_FROM_NODE = 24;

/** One for all databases. */
let running = Number.parseInt(process.versions.node, 10) >= FREE_FROM_NODE ? new AsyncLocalStorage<Transaction>() : undefined;

/** Watches on every Node from now on: tests go every way that there is. */
export function watchNesting(): void {
  running ??= new AsyncLocalStorage();
}

/**
 * Throws when the calling code runs inside a transaction of the same database, where that is watched. With SQLite's one connection it would
 * wait for itself until its patience ends; with PostgreSQL it would see another state than the transaction around it, and may wait for its lock.
 */
export function refuseNesting(database: object, kind: Kind): void {
  for (let inside = running?.getStore(); inside; inside = inside.around) {
    if (inside.open && inside.database === database) {
      throw new Error(
        `db.${kind} was called inside db.${inside.kind}: it would wait for itself. Use the tx that db.${inside.kind} hands over.`,
      );
    }
  }
}

/** Runs work so that refuseNesting knows where it is. */
export async function insideTransaction<T>(database: object, kind: Kind, work: () => Promise<T>): Promise<T> {
  if (!running) return work();
  const transaction: Transaction = { database, kind, open: true, around: running.getStore() };
  try {
    return await running.run(transaction, work);
  } finally {
    transaction.open = false;
  }
}

const writes = new WeakSet<Tx>();

/** Notes that a transaction writes. */
export const noteWrite = (tx: Tx): void => void writes.add(tx);

/** Whether a transaction writes: what is read in it may be its own change, which nobody else may see yet. */
export const isWrite = (tx: Tx): boolean => writes.has(tx);
