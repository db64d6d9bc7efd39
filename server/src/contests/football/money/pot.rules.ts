import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { eachOf } from '@poolhouse/contract/football-rules';
import { divide, sum } from '../../standings/shares.rules';

/** What an administrator set on the contest, and how many entries it has. Whole points. */
export interface PotTerms {
  entries: number;
  pointsPerEntry: number;
  cigarPoints: number;
  overallPoints: readonly number[];
  /** The week of the season in which the contest begins, 1 to 15. */
  firstWeek: number;
}

/** `pot = weeks × pointsPerWeek + sum(overall) + cigar + rest`; the rest joins the overall prizes at the season's end. */
export interface PotPlan {
  pot: number;
  pointsPerWeek: number;
  cigar: number;
  overall: number[];
  rest: number;
  /** How many weeks the pot is divided among, from which one on: 15 from the first, fewer where the contest begins later. */
  weeks: number;
  firstWeek: number;
}

/** Divides the pot before the season. Fixed prizes that the pot cannot pay are cut: first the cigar, then the overall prizes alike. */
export function planPot(terms: PotTerms): PotPlan {
  const pot = terms.entries * terms.pointsPerEntry;
  const wanted = sum(terms.overallPoints);
  const overall = wanted > pot ? divide(pot, terms.overallPoints) : [...terms.overallPoints];
  const cigar = Math.min(terms.cigarPoints, pot - sum(overall));
  const forWeeks = pot - sum(overall) - cigar;
  const { firstWeek } = terms;
  const weeks = FOOTBALL_WEEKS - firstWeek + 1;
  const pointsPerWeek = Math.floor(forWeeks / weeks);
  return { pot, pointsPerWeek, cigar, overall, rest: forWeeks - pointsPerWeek * weeks, weeks, firstWeek };
}

export interface PotWeek {
  over: boolean;
  /** There are games of the season in this week or later. */
  gamesLeft: boolean;
  /** Entries with five wins. */
  perfect: readonly number[];
}

export interface PaidWeek {
  /** Points that a perfect week wins, what was pushed forward included. */
  available: number;
  /** What each winner gets; 0 while the week runs or when nobody was perfect. */
  each: number;
  winners: readonly number[];
}

export interface PotRun {
  /** The season's weeks by now, from the first on: 15, and the extra ones that have come. Those before the contest began pay nothing. */
  weeks: PaidWeek[];
  /** Nothing can change hands any more but the overall and cigar prizes. */
  over: boolean;
  /** What joins the overall prizes: what the plan and the shares rounded off, and what nobody claimed. */
  joins: number;
}

/** The same, from where it goes on with the next week. */
export interface PotSoFar extends PotRun {
  /** What the last week pushes forward; it is in `joins` as well. */
  pushed: number;
}

/**
 * Pays the weeks in order. A perfect week takes its pot, several split it in whole points; with nobody it is pushed forward.
 * Extra weeks follow the 15th only while the pot is unclaimed and there are games. Weeks before the contest begins push nothing forward.
 *
 * @param weeks from week 1 on, or from the one on that follows those of `before`
 */
export function runPot(plan: PotPlan, weeks: readonly PotWeek[], before?: PotSoFar): PotSoFar {
  const { weeks: paid, over, joins, pushed } = before ?? { weeks: [], over: true, joins: plan.rest, pushed: 0 };
  const run: PotSoFar = { weeks: [...paid], over, joins: joins - pushed, pushed };
  for (const week of weeks) {
    const index = run.weeks.length;
    if (index + 1 < plan.firstWeek) {
      run.weeks.push({ available: 0, each: 0, winners: [] });
      continue;
    }
    const extra = index >= FOOTBALL_WEEKS;
    if (extra && (!run.over || run.pushed === 0 || !week.gamesLeft)) break;
    const available = run.pushed + (extra ? 0 : plan.pointsPerWeek);
    const winners = week.over ? week.perfect : [];
    const each = eachOf(available, winners.length);
    run.weeks.push({ available, each, winners });
    run.over &&= week.over;
    if (winners.length > 0) run.joins += available - each * winners.length;
    // What a running week will push forward is not known yet, so the weeks after it show their own points only.
    run.pushed = week.over && winners.length === 0 ? available : 0;
  }
  run.joins += run.pushed;
  return run;
}
