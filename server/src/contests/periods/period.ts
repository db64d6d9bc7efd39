import type { Tx } from '../../ground/db/database';

/** A period that is over, as it was played. What `state` and `rows` hold goes into JSON and comes out the same. */
export interface PlayedPeriod<State, Row> {
  /** From which the next period begins. */
  state: State;
  /** What pages show of it, to everybody alike. */
  rows: readonly Row[];
  /** From when on nothing of it changes by time, epoch ms: a practice clock may be put back. */
  from: number;
  /** On whose counters it hangs beside those that its contest names for it. */
  tags: readonly string[];
}

/** How a kind of contest goes through its periods. Pure. */
export interface PeriodRules<Facts, State, Row extends object> {
  /** For the figures: 'Underdogs weeks'. */
  readonly name: string;
  /** Goes up with whatever the rules make otherwise: what was kept by other rules is not looked at. */
  readonly version: number;
  readonly start: State;
  /** Undefined for a period that is not over: time alone, or somebody's own eyes, still make it look otherwise. */
  play(before: State, facts: Facts, now: number): PlayedPeriod<State, Row> | undefined;
}

/** One contest's periods, and how a snapshot reads what they are played on. */
export interface PeriodChain<Facts> {
  contestId: number;
  first: number;
  /** The one that is on. It, and what comes after it, is never kept. */
  present: number;
  /** On whose counters a period hangs. */
  tags(period: number): readonly string[];
  /** What decides how these are called: they are not asked for again while it is the same object. Left out: each time. */
  named?: object;
  /** Of these periods, both ends included, in their order. */
  facts(tx: Tx, from: number, to: number): Promise<readonly Facts[]>;
}

/** On what a kept period hangs: while all of it is so, the period is as it was kept. */
export interface HangsOn {
  /** What the period before it hangs on, in short; '' for the first. */
  after: string;
  /** As in PlayedPeriod. */
  from: number;
  /** The counters of all facts that it was played on. */
  counters: Readonly<Record<string, number>>;
}

/** A period that is over and kept. */
export interface KeptPeriod<State, Row> {
  readonly period: number;
  readonly state: State;
  readonly rows: readonly Row[];
  readonly from: number;
  /** The tags of its facts, and the sum of their counters: these only grow, so the same sum is the same counters. */
  readonly tags: readonly string[];
  readonly count: number;
  /** What it hangs on, as it is stored. */
  readonly hangsOn: string;
  /** What its texts weigh, roughly. */
  readonly bytes: number;
}
