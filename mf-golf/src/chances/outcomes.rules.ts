import { holeName, HOLES } from '../contest/cells.rules';
import type { GolfPage } from '../contest/golf.types';
import { PRIOR_HOLES } from './method.constants';

/** Shares of a hole's scores to par, from two under to three over. */
export type Outcomes = readonly number[];
export const LOWEST = -2;
const HIGHEST = 3;

/** Shares over a round of one field of 144 at par 72; an ace's rate is assumed. */
const USUAL: Readonly<Record<number, Outcomes>> = {
  3: [0.0003, 0.1274, 0.7257, 0.1257, 0.0209, 0],
  4: [0.0022, 0.1862, 0.64, 0.1554, 0.0139, 0.0023],
  5: [0.014, 0.3333, 0.519, 0.1297, 0.004, 0],
};
/** Strokes a round against the field by group: 25 tournaments of 2022. */
export const GROUP_STROKES = [-1.3, -0.65, -0.2, 0.55] as const;

const usual = (par: number): Outcomes => USUAL[par] ?? USUAL[4] ?? [];

/** Shares by par: the usual ones with all that was posted in this event. */
export function eventOutcomes({ scores, courses }: Pick<GolfPage, 'scores' | 'courses'>): (par: number) => Outcomes {
  const posted = new Map<number, number[]>();
  const parsOf = new Map(courses.data.map((row) => [row.course_id, row]));
  for (const row of scores.data) {
    const pars = parsOf.get(row.course_id) ?? courses.data[0];
    if (!pars) continue;
    for (const hole of HOLES) {
      const strokes = row[holeName(hole)];
      if (strokes === null) continue;
      const par = pars[holeName(hole)];
      const toPar = Math.min(HIGHEST, Math.max(LOWEST, strokes - par));
      const counts = posted.get(par) ?? usual(par).map(() => 0);
      counts[toPar - LOWEST] = (counts[toPar - LOWEST] ?? 0) + 1;
      posted.set(par, counts);
    }
  }
  return (par) => {
    const counts = posted.get(par);
    const holes = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
    return usual(par).map((share, n) => (share * PRIOR_HOLES + (counts?.[n] ?? 0)) / (PRIOR_HOLES + holes));
  };
}

/** The shares moved so that a round is so many strokes better or worse: mass goes between birdie and bogey, worth two strokes each. */
export function movedBy(outcomes: Outcomes, strokesARound: number): Outcomes {
  const [birdie = 0, bogey = 0] = [outcomes[-1 - LOWEST], outcomes[1 - LOWEST]];
  const moved = Math.max(-0.95 * bogey, Math.min(0.95 * birdie, strokesARound / HOLES.length / 2));
  return outcomes.with(-1 - LOWEST, birdie - moved).with(1 - LOWEST, bogey + moved);
}

/** What a draw in [0, 1) is compared with, one after the other. */
export function sumsOf(outcomes: Outcomes): Float64Array {
  const whole = outcomes.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return Float64Array.from(outcomes, (share) => (sum += share / whole));
}
