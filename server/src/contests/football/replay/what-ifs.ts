import type { DataOf } from '@poolhouse/contract';
import { expectCameTrue, expectKnownRecords, expectSameOutlook, isKnown } from '../testing/came-true';
import { ADMIN, type Contest } from './contest';

/** Boards of a season as its clock goes on: supposing what came makes of each the board that came. */
export class ReplayedWhatIfs {
  private readonly boards: DataOf<'GET football/pagedata'>[] = [];
  /** How many boards told all, and of those how many with games to suppose. */
  whole = 0;

  constructor(private readonly contest: Contest) {}

  /** After each step of the clock. */
  async goOn(week: number): Promise<void> {
    const [board, season] = [await this.contest.page(ADMIN, week), await this.contest.season(ADMIN)];
    if (board.config.data[0]?.Week === season.config.data[0]?.Week) expectSameOutlook(board, season);
    this.boards.push(board);
  }

  /** Once the week is over. */
  async check(week: number): Promise<void> {
    const after = await this.contest.page(ADMIN, week);
    for (const before of this.boards.splice(0)) {
      if (isKnown(before)) {
        expectCameTrue(before, after);
        if (before.config.data[0]?.WeekOver === 0) this.whole += 1;
      } else expectKnownRecords(before, after);
    }
  }
}
