/**
 * Rows by rank, which those share who have the same; then by name.
 * @template {{ name: string }} R
 * @param {readonly R[]} rows @param {(one: R, other: R) => number} compare below 0 where the one is ahead @returns {(R & { rank: number })[]}
 */
export const ranked = (rows, compare) =>
  rows
    .map((row) => ({ rank: 1 + rows.filter((other) => compare(other, row) < 0).length, ...row }))
    .sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1));
