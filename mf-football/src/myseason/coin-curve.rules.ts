import type { MySeasonCoin } from '@poolhouse/contract';

export interface CoinCurve {
  /** The counts at the left and the right edge. */
  from: number;
  to: number;
  /** Percent from the left for a count of right picks. */
  xOf(right: number): number;
  /** Points of the curve, percent from the left and the top. */
  points: { x: number; y: number }[];
}

const FULL = 100;
/** Shares below this one of the likeliest are as good as nothing. */
const SEEN = 0.004;

/** How many right picks coins have, drawn from the fewest to the most that are seen, and no narrower than what stands beside them. */
export function coinCurve({ Picks, Pushes, Right, FavWins }: MySeasonCoin): CoinCurve {
  const tosses = Picks - Pushes;
  // Shares beside the likeliest one's, so that nothing becomes too small to hold.
  const middle = Math.floor(tosses / 2);
  const shares = Array.from({ length: tosses + 1 }, () => 1);
  for (let n = middle + 1; n <= tosses; n += 1) shares[n] = ((shares[n - 1] ?? 0) * (tosses - n + 1)) / n;
  for (let n = middle - 1; n >= 0; n -= 1) shares[n] = ((shares[n + 1] ?? 0) * (n + 1)) / (tosses - n);
  const seen = shares.flatMap((share, n) => (share >= SEEN ? [n] : []));
  const from = Math.min(...seen, Right, FavWins);
  const to = Math.max(...seen, Right, FavWins, from + 1);
  const xOf = (right: number): number => (FULL * (right - from)) / (to - from);
  const most = Math.max(...shares);
  const points = Array.from({ length: to - from + 1 }, (_, n) => ({
    x: xOf(from + n),
    y: FULL * (1 - (shares[from + n] ?? 0) / most),
  }));
  return { from, to, xOf, points };
}
