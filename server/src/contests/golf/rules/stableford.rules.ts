import type { Card } from './card.rules';

/** Points of the Modified Stableford, by strokes to par: albatross, eagle, birdie, par, bogey; all that is worse as a double bogey. */
const POINTS: Readonly<Record<number, number>> = { [-3]: 8, [-2]: 5, [-1]: 2, 0: 0, 1: -1 };
const BEST = -3;
const WORST = -3;

/** Points of a hole. */
export function holePoints(strokes: number, par: number): number {
  return POINTS[Math.max(BEST, strokes - par)] ?? WORST;
}

/** Points of a card's posted holes; null where none is posted, whatever a leaderboard tells of the round. */
export function cardPoints({ holes, pars }: Pick<Card, 'holes' | 'pars'>): number | null {
  return holes.reduce<number | null>(
    (sum, strokes, n) => (strokes === null ? sum : (sum ?? 0) + holePoints(strokes, pars[n] ?? strokes)),
    null,
  );
}
