import type { StandingLine } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import type { Contest } from './contest';

/** What a contest tells of a season to who closes it, exports it, or asks what a changed result would move. */
export interface SeasonReport {
  /** The standings to date, the first place first. `now` is site time, epoch ms. */
  standings(tx: Tx, contest: Contest, now: number): Promise<StandingLine[]>;
  /** What of it is not over yet: a season with anything to come is closed by who says that it shall be. */
  toCome(tx: Tx, contest: Contest, now: number): Promise<ToCome>;
  /** What was picked, drafted, bought or drawn, as far as everybody may see it now: files, by name. */
  readonly tables: Readonly<Record<string, ReportTable>>;
  /** Beside the contest's own and its games': on whose counters its standings hang. */
  readonly tags?: (contest: Contest) => readonly string[];
}

export interface ReportTable {
  /** In their order; a file without rows has them too. */
  readonly columns: readonly string[];
  rows(tx: Tx, contest: Contest, now: number): Promise<readonly ReportRow[]>;
}

export type ReportRow = Readonly<Record<string, string | number | null>>;

export interface ToCome {
  /** Null while nobody knows what there will be. */
  readonly n: number | null;
  readonly what: 'game' | 'tournament';
}
