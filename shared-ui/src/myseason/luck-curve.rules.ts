import { countShares } from '@poolhouse/contract/rules';

export interface LuckDrawing {
  /** The counts at the left and the right edge. */
  from: number;
  to: number;
  /** Percent from the left for a count. */
  xOf(count: number): number;
  /** Points of the curve, percent from the left and the top. */
  points: { x: number; y: number }[];
}

const FULL = 100;
/** Shares below this one of the likeliest are as good as nothing. */
const SEEN = 0.004;

/**
 * What luck brings, drawn from the fewest to the most that are seen, and no narrower than what stands beside it.
 *
 * @param chances of each try, 0 to 1 @param beside counts that have to be within it
 */
export function luckDrawing(chances: readonly number[], beside: readonly number[]): LuckDrawing {
  const shares = countShares(chances);
  const most = Math.max(...shares);
  const seen = shares.flatMap((share, n) => (share >= SEEN * most ? [n] : []));
  const from = Math.floor(Math.min(...seen, ...beside));
  const to = Math.ceil(Math.max(...seen, ...beside, from + 1));
  const xOf = (count: number): number => (FULL * (count - from)) / (to - from);
  const points = Array.from({ length: to - from + 1 }, (_, n) => ({
    x: xOf(from + n),
    y: FULL * (1 - (shares[from + n] ?? 0) / most),
  }));
  return { from, to, xOf, points };
}
