import type { StandingLine } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import type { Contest } from './contest';

/** What a contest tells of a season to who closes it, exports it, or asks what a changed result would move. */
export interface SeasonBook {
  /** The standings to date, the first place first. `now` is site time, epoch ms. */
  standings(tx: Tx, contest: Contest, now: number): Promise<StandingLine[]>;
  /** What was picked, drafted or bought, as far as everybody may see it now: rows for a file. */
  picks(tx: Tx, contest: Contest, now: number): Promise<readonly Readonly<Record<string, string | number | null>>[]>;
}
