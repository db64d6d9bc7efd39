import type { Random } from '../../../sport/practice/random.rules';

/** How often each score to par was made, from double eagle's neighbour to triple: -2 to +3, by par. An ace rate is assumed. */
const TABLE: Readonly<Record<number, readonly number[]>> = {
  3: [0.0003, 0.1274, 0.7257, 0.1257, 0.0209, 0],
  4: [0.0022, 0.1862, 0.64, 0.1554, 0.0139, 0.0023],
  5: [0.014, 0.3333, 0.519, 0.1297, 0.004, 0],
};
const LOWEST = -2;

/** A normal number of mean 0 and deviation 1. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * The table of a hole's scores, shifted so that its mean moves by so many strokes: mass goes between birdie and bogey, and the rest stays.
 *
 * @param shift strokes; below 0 is better
 */
export function shifted(par: number, shift: number): number[] {
  const table = [...(TABLE[par] ?? TABLE[4] ?? [])];
  const [birdie = 0, bogey = 0] = [table[1], table[3]];
  // A stroke moved from birdie to bogey is worth two.
  const moved = Math.max(-bogey * 0.95, Math.min(birdie * 0.95, shift / 2));
  table[1] = birdie - moved;
  table[3] = bogey + moved;
  return table;
}

/** A score to par, drawn from a table. */
export function drawn(table: readonly number[], random: Random): number {
  let left = random() * table.reduce((sum, share) => sum + share, 0);
  for (const [n, share] of table.entries()) {
    left -= share;
    if (left < 0) return n + LOWEST;
  }
  return 0;
}
