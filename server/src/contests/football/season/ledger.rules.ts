import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { PotPlan, PotRun } from '../money/pot.rules';

/** One week of the pot, in points. `available = carried + own`, and once it is over `available = each × winners + forward + toOverall`. */
export interface LedgerWeek {
  week: number;
  carried: number;
  available: number;
  winners: readonly number[];
  each: number;
  forward: number;
  toOverall: number;
}

/**
 * The weeks of the contest, from the one on in which it begins.
 *
 * @param over whether each week of the season is, from week 1 on
 */
export function ledgerOf(plan: PotPlan, run: PotRun, over: readonly boolean[]): LedgerWeek[] {
  const weeks = run.weeks.map(({ available, each, winners }, n) => {
    const paid = each * winners.length;
    const decided = over[n] === true;
    return {
      week: n + 1,
      carried: available - (n < FOOTBALL_WEEKS ? plan.pointsPerWeek : 0),
      available,
      winners,
      each,
      forward: decided && winners.length === 0 ? available : 0,
      toOverall: decided && winners.length > 0 ? available - paid : 0,
    };
  });
  return weeks.slice(plan.firstWeek - 1);
}
