import type { Bytes } from '@poolhouse/shared-ui/proof';

/** What is so of the whole of a period at one instant: a root over all of its slots. The log calls it a beat. */
export interface Seal {
  readonly beat: number;
  readonly at: number;
  readonly period: string;
  readonly root: Bytes;
  readonly slots: number;
  /** Made at a lock, at which slots are opened. */
  readonly lock: boolean;
  /** After it nothing of the period is sealed. */
  readonly last: boolean;
  /** Ms that it came after its time. */
  readonly late: number;
  /** The entries that were in the contest then, by id. */
  readonly present: readonly number[];
}

/** A slot that was set anew in the open. */
export interface Override {
  readonly at: number;
  readonly entry: number;
  readonly period: string;
  readonly slot: number;
  /** Canonical. */
  readonly after: string;
  readonly reason: string;
}

/** What a log says, as far as the page needs it. */
export interface Log {
  readonly name: string;
  /** What is sealed is called: one, and several. */
  readonly words: readonly [one: string, several: string];
  readonly type: string;
  readonly year: number;
  readonly begins: number;
  /** Whether anything of the contest is sealed until a lock. Else all of it is told in the clear. */
  readonly sealed: boolean;
  /** The contest began before its log: what was then is in the first line, sealed by nothing. */
  readonly earlier: boolean;
  /** What rounds are called whose periods do not say it. */
  readonly rounds: ReadonlyMap<string, string>;
  /** By id, under their last names. */
  readonly entries: ReadonlyMap<number, string>;
  /** By their numbers, which follow each other from 1. */
  readonly seals: readonly Seal[];
  /** `period/event`: the locks of an event, several where it was put off and began once more. */
  readonly locksOf: ReadonlyMap<string, readonly Seal[]>;
  /** By event: the final scores that were told last; null where they were taken off the board. */
  readonly results: ReadonlyMap<number, readonly [number | null, number | null]>;
  /** Periods in which a game was put off, or began more than once. */
  readonly putOff: ReadonlySet<string>;
  readonly overrides: readonly Override[];
  /** By place: when an administrator last set a slot that was sealed, and stayed so. */
  readonly setSealed: ReadonlyMap<string, number>;
  /** A backup was put back: when, and how many lines were known before. */
  readonly restored: readonly { at: number; lines: number }[];
}

/** A log that cannot be read, or whose order is broken. */
export interface LogFault {
  readonly fault: string;
}
