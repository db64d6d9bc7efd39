import { PICKS_PER_WEEK, type FootballRulesRow } from '@poolhouse/contract';
import { planPot } from '../money/pot.rules';
import type { FootballContest } from '../money/terms.store';

/** The numbers of the rules page, as the pot pays them. */
export function rulesRow(contest: FootballContest, entries: number): FootballRulesRow {
  const plan = planPot({ ...contest, entries });
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    Year: contest.year,
    NumEntries: entries,
    PointsPerEntry: contest.pointsPerEntry,
    PointsPerWeek: plan.pointsPerWeek,
    OverallPoints: plan.overall.join(','),
    CigarPoints: plan.cigar,
    Pot: plan.pot,
    PicksPerWeek: PICKS_PER_WEEK,
    Weeks: plan.weeks,
    FirstWeek: plan.firstWeek,
    ...(contest.showModel ? { ShowModel: 1 as const } : {}),
  };
}
