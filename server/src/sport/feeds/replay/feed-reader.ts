import type { Database, Tx } from '../../../ground/db/database';
import type { Misfit } from '../misfit';

/** An answer that was read, and what could be done with it. */
export interface ReadAnswer {
  /** What of it does not fit. */
  readonly misfits: readonly Misfit[];
  /** How many games, golfers or the like are in it: an answer is its feed's of which the most is read. */
  readonly size: number;
  /** What it would change, a line each; nothing is written. @param now site time, epoch ms */
  foretell(tx: Tx, now: number): Promise<string[]>;
  /** Takes it as the feed's agent would, in one transaction, and says what came of it. */
  apply(db: Database, now: number): Promise<string>;
}

/** How a feed's answers are read, for who has one in a file. */
export interface FeedReader {
  /** The agents whose answers these are. */
  readonly feeds: readonly string[];
  /** 'ESPN scoreboard' */
  readonly kind: string;
  /** True where an older answer could undo a newer one, as with lines. */
  readonly onlyInOrder: boolean;
  /** @throws FeedFailure where it is no answer of this kind */
  read(json: unknown): ReadAnswer;
}
