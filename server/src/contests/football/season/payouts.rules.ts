import { cigarPrizes, overallPrizes, type Finisher, type Prize } from '@poolhouse/contract/football-rules';
import type { PotPlan, PotRun } from '../money/pot.rules';

export interface Payout {
  kind: 'overall' | 'cigar';
  /** Shared place; null for the cigar. */
  place: number | null;
  points: number;
  /** Null while there is nobody to get the points. */
  winner: Finisher | null;
}

/**
 * The prizes of the season's end: as they were paid when it is over, before that as if it ended with the present records. Points
 * that weeks may still push forward are in neither. Once the season is over these and the paid weeks are exactly the pot.
 */
export function payoutsOf(plan: PotPlan, run: PotRun, finishers: readonly Finisher[]): Payout[] {
  const played = finishers.some((one) => one.wins + one.losses > 0);
  const cigar = cigarPrizes(plan, finishers);
  // Nobody's cigar joins the overall prizes at the end, and not while somebody can still earn it.
  const joins = run.joins + (run.over && cigar.length === 0 ? plan.cigar : 0);
  const overall = played || run.over ? overallPrizes(plan, joins, finishers).map(payout('overall')) : unowned(plan.overall);
  const open = cigar.length === 0 && !run.over ? [{ kind: 'cigar' as const, place: null, points: plan.cigar, winner: null }] : [];
  return [...overall, ...cigar.map(payout('cigar')), ...open].filter((one) => one.points > 0);
}

function payout(kind: Payout['kind']): (prize: Prize) => Payout {
  return ({ winner, place, points }) => ({ kind, place: kind === 'cigar' ? null : place, points, winner });
}

/** Before the first result everybody would be tied for everything. */
function unowned(overall: readonly number[]): Payout[] {
  return overall.map((points, n) => ({ kind: 'overall', place: n + 1, points, winner: null }));
}
