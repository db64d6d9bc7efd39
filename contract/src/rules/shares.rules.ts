/**
 * Divides whole points in proportion to weights, in whole points and without losing one: each gets its part rounded down,
 * and what is left goes one by one to the largest cut-off parts, the earlier first. Without any weight the first gets all.
 */
export function divide(points: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.length === 0 ? [points] : weights.map((_, n) => (n === 0 ? points : 0));
  const parts = weights.map((weight) => Math.floor((points * weight) / total));
  const byCutOff = weights.map((weight, n) => ({ n, cut: (points * weight) % total })).sort((a, b) => b.cut - a.cut || a.n - b.n);
  const left = points - sum(parts);
  const luckier = new Set(byCutOff.slice(0, left).map(({ n }) => n));
  return parts.map((part, n) => part + (luckier.has(n) ? 1 : 0));
}

/** Equal whole shares; odd points go one each to the first. */
export function shareEqually(points: number, among: number): number[] {
  const each = Math.floor(points / among);
  const odd = points - each * among;
  return Array.from({ length: among }, (_, n) => each + (n < odd ? 1 : 0));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
