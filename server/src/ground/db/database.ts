import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema';

export type Engine = 'sqlite' | 'postgres';
export type Tx = Transaction<Schema>;

/** Says that a part of the data changes in this transaction. Pages that depend on it are rebuilt after the commit. */
export type Invalidate = (tag: string) => void;

export interface ReadOptions {
  /** Nobody waits for it: before each of its statements those of requests go first. */
  job?: boolean;
}

export interface WriteOptions {
  /** Nobody waits for it: every other write goes first. */
  job?: boolean;
  /**
   * The one part of the data that this write changes and whose facts it relies on, beside what the whole site's writes change:
   * `tag.contest(3)`. On PostgreSQL it then waits for no write of another part. A write that changes accounts, memberships, games or
   * agents, or several parts, leaves it out.
   */
  only?: string;
  /**
   * With `only`: which rows of that part it touches and relies on, beside what the whole site's writes change: `entry:7`. On PostgreSQL
   * writes of different lanes run side by side in one transaction; those of one lane, and those without, wait for each other.
   */
  lane?: string;
}

/** The one way to the data: consistent reads, and writes that happen whole or not at all. */
export interface Database {
  readonly engine: Engine;
  /** For single statements and migrations only. */
  readonly kysely: Kysely<Schema>;
  /** Runs `work` on one consistent snapshot (PostgreSQL: repeatable read, read only). */
  read<T>(work: (tx: Tx) => Promise<T>, options?: ReadOptions): Promise<T>;
  /**
   * Runs `work` in one transaction, and again when the engine asks for a retry (serialization failure, busy file), so
   * `work` must have no effect outside `tx`. Writers stand in line, on PostgreSQL across all processes and, with `only`, by part: what
   * `work` has checked stays true until it commits. Inside `work`, of a read too, use `tx` only: a `db.read` or `db.write` in there is
   * refused where that is watched (nesting.ts). Invalid tags are counted up in the same transaction, in sorted order, and announced after
   * the commit (PostgreSQL: NOTIFY, so that every server process hears of it). Throws `Unavailable` when the database is not there, or its
   * turn does not come.
   */
  write<T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>, options?: WriteOptions): Promise<T>;
  readonly tags: TagVersions;
  /** False when this process may have missed the changes of 12 s: what it has cached may be old. */
  current(): boolean;
  /** Asks the database for a word, for 3 s at most. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How often each part of the data has changed, as this process knows it. */
export interface TagVersions {
  /** Sum of the counters of these tags; grows with every committed change of one of them. Memory only, no query. */
  version(tags: readonly string[]): number;
  /** Called after commits (own and, with PostgreSQL or another process on the file, others'). Returns the way to stop. */
  onChange(listener: (tags: readonly string[]) => void): () => void;
  /** Takes over what the database counts now; needed only where an announcement may not have come yet. */
  refresh(): Promise<void>;
}

/** Names of tags. One place, so that a writer and a page cannot spell one differently. */
export const tag = {
  /** The practice clock of a process begins or moves. */
  clock: 'clock',
  /** The practice clock was put to another instant or speed. A site that goes on where it stood moves nothing. */
  clockMoved: 'clock:moved',
  users: 'users',
  /** A user's account, settings and entries. */
  user: (userId: number) => `user:${userId}`,
  /** Which contests a group has. */
  group: (groupNumber: number) => `group:${groupNumber}`,
  /** Which contests of a kind there are. */
  kind: (type: string) => `kind:${type}`,
  /** Which of them are played in one season. */
  kindOf: (type: string, year: number) => `kind:${type}:${year}`,
  /** A contest's settings, and who is in it. */
  contest: (contestId: number) => `contest:${contestId}`,
  /** The picks of one contest and week. */
  picks: (contestId: number, week: number) => `picks:${contestId}:${week}`,
  /** The games of one contest week, by its opening Tuesday. */
  games: (weekStart: string) => `games:${weekStart}`,
  /** How the games of one contest week went, by its opening Tuesday: moves with scores and periods, and with no clock. */
  steps: (weekStart: string) => `steps:${weekStart}`,
  /** Which games a season has and when it starts. */
  season: (year: number) => `season:${year}`,
  /** The college basketball tournament of a year: who stands where, and how its games go. */
  tournament: (year: number) => `tournament:${year}`,
  /** What the house tells of a contest by itself. */
  moments: (contestId: number) => `moments:${contestId}`,
  /** What a contest's log holds, and what was opened of its seals. */
  log: (contestId: number) => `log:${contestId}`,
  smack: (board: string) => `smack:${board}`,
  /** The wins that are expected of a season's teams. */
  winTotals: (year: number) => `win-totals:${year}`,
  /** Which notices players want of a season's games. */
  wishes: (year: number) => `wishes:${year}`,
  /** When sports statistics were last updated, and how good they were. */
  stats: 'stats',
  /** What sports statistics say of the games of one week, by its opening Tuesday. */
  statsWeek: (weekStart: string) => `stats:${weekStart}`,
  /** Whether scores are fresh. */
  feeds: 'feeds',
  /** Who watches a room, over the live channel. */
  watchers: (room: string) => `watchers:${room}`,
  /** What administrators alone see: contests and their entries, roles, invitations, payments, closed seasons, releases. */
  console: 'console',
};
