import type { Tx } from './database';
import type { Counter } from './tags.store';

/** A write of one part of the data, as an engine takes it that does several of them as one transaction. */
export interface PartWrite<T> {
  part: string;
  /** Writes of one part that name different lanes touch different rows, and may run side by side. */
  lane: string | undefined;
  /** Does the work, and says which tags have changed. */
  work(tx: Tx): Promise<{ result: T; changed: ReadonlySet<string> }>;
  /** Does it in a transaction of its own: where it went wrong, or something beside it did, after it had written. */
  alone(): Promise<T>;
  /** Called after the commit, once for all that were in it. */
  committed(counters: readonly Counter[]): void;
}
