import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Derivation } from '../../ground/memory/derive';
import type { Contest } from '../contest';

/** What an entry had in a period that is over. Nothing of it is sealed. */
export interface PeriodResult {
  readonly entryId: number;
  /** Among all of the period: 1 is first, equal ones share it. */
  readonly rank: number;
  /** What makes one result better than another, of all years: more is better, the first figure first. */
  readonly score: readonly [number, ...number[]];
  /** In few words: '5–0', '−18', '$1,400'. */
  readonly says: string;
  /** Whether more was won than lost in it; null where nothing is won or lost. */
  readonly good: boolean | null;
  /** Whether it brought what is won in such a period: its pot, or its first place. */
  readonly won: boolean;
  /** The place in the season after it; null where there is no such thing. */
  readonly seasonRank: number | null;
}

/** A week, a tournament or a whole season that is over. */
export interface OverPeriod {
  /** Among those of its contest: '11'; 'season' for the season. */
  readonly key: string;
  readonly kind: 'week' | 'tournament' | 'season';
  /** 'Week 11', 'The Players' */
  readonly title: string;
  /** When it ended, epoch ms: periods of several contests stand in this order. */
  readonly at: number;
  readonly results: readonly PeriodResult[];
}

/** What a contest's periods came to that are over. */
export interface ContestResults {
  /** In their order. */
  readonly rounds: readonly OverPeriod[];
  /** What its rounds came to together; undefined while it is on, and for a contest that is one round. */
  readonly season: OverPeriod | undefined;
}

/** Of a contest with nothing that is over. */
export const NO_RESULTS: ContestResults = { rounds: [], season: undefined };

const RESULT_BYTES = 150;

/** Where a kind of contest keeps what it has worked out of its periods. @param name for who looks at the site's memories */
export const resultsMemory = (name: string): Derivation<ContestResults> => ({
  name,
  latest: true,
  weigh: ({ rounds }) => rounds.reduce((sum, one) => sum + one.results.length * RESULT_BYTES, RESULT_BYTES),
});

/** A figure of a circle that a kind of contest has something for. */
export type RecordKind = 'best' | 'worst' | 'streak' | 'drought' | 'pots' | 'comeback';

/** Where a period's page is asked for. */
export interface AtPeriod {
  contest: Contest;
  /** The latest year of the same contest that the viewer is in: a page that takes a year opens without leaving it. */
  base: Contest;
  period: Pick<OverPeriod, 'key'>;
}

/** What a kind of contest brings, so that its players can be compared over all contests and years. */
export interface ResultsSource {
  readonly type: ContestType;
  /** What its rounds are. */
  readonly round: 'week' | 'tournament';
  readonly gives: readonly RecordKind[];
  /** How much one has more of a score's first figure than another: '7 wins'. @param n above 0 */
  margin(n: number): string;
  /** From the periods that were kept; the same object as long as they are the same. @param now site time, epoch ms */
  read(tx: Tx, contest: Contest, now: number): Promise<ContestResults>;
  /** The page of a period, from the site's root. */
  address(at: AtPeriod): string;
}
