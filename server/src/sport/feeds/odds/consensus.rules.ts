import { must } from '../../../ground/must';

/**
 * One line out of several books': the median of the home lines. Between two middle ones it is their mean in half points, the
 * smaller line where that falls on a quarter. A median moves only when half of the books have moved, and one book's slip moves nothing.
 *
 * @returns null when no book has a line
 */
export function consensusLine(homeLines: readonly number[]): number | null {
  if (homeLines.length === 0) return null;
  const sorted = [...homeLines].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const above = must(sorted[middle], 'a middle line');
  const median = sorted.length % 2 === 1 ? above : (must(sorted[middle - 1], 'the other middle line') + above) / 2;
  // Half points rounded to the nearest, a tie toward the pick'em; `0 +` instead of -0.
  return 0 + (Math.sign(median) * Math.ceil(Math.abs(median) * 2 - 0.5)) / 2;
}
