import type { DataOf, StatsEventRow, StatsFactorRow } from '@poolhouse/contract';

export type WeekPage = DataOf<'GET ssf/pagedata'>;

/** A game with the lines of both sides. */
export interface StatsGame extends StatsEventRow {
  readonly lines1: readonly StatsFactorRow[];
  readonly lines2: readonly StatsFactorRow[];
  /** Sum of the PScores; null where one is missing. */
  readonly pou: number | null;
  /** PScore 2 less PScore 1. */
  readonly margin: number | null;
}
