declare module '../../ground/db/schema' {
  interface Schema {
    contest_periods: ContestPeriodsTable;
  }
}

/** A period of a contest that is over. Never the truth: who finds that it does not hold any more works it out anew. */
export interface ContestPeriodsTable {
  contest_id: number;
  period: number;
  /** The version of the rules by which it was played. */
  rules: number;
  /** As HangsOn, JSON. */
  hangs_on: string;
  /** From which the next period begins, JSON. */
  state: string;
  /** What pages show of it, JSON. */
  rows: string;
}
