import type { Invalidate, Tx } from '../ground/db/database';
import type { Viewer } from '../ground/viewer';

/** A line of the log that somebody wants to take back. */
export interface Undoing {
  tx: Tx;
  invalidate: Invalidate;
  viewer: Viewer;
  ip: string;
  /** Why; it is shown to whom it concerns. */
  reason: string;
  /** Site time, epoch ms. */
  now: number;
  contestId: number;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/**
 * What administrators do in a contest in somebody's stead, by action of the log, and how it is taken back; null for what cannot be.
 * Refuses where what was before cannot be put there again.
 */
export type Overrides = Readonly<Record<string, ((undoing: Undoing) => Promise<void>) | null>>;
