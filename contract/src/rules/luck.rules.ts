/** How likely each count of hits is in tries that know nothing of each other: of none, of one, and so on. @param chances of each, 0 to 1 */
export function countShares(chances: readonly number[]): number[] {
  let shares = [1];
  for (const chance of chances) {
    const next = [...shares, 0];
    for (const n of next.keys()) next[n] = (shares[n] ?? 0) * (1 - chance) + (shares[n - 1] ?? 0) * chance;
    shares = next;
  }
  return shares;
}

/** How often luck alone brings as much as somebody has, or more; and how often more. @param mine may lie between two counts */
export function luckShares(chances: readonly number[], mine: number): { asWell: number; better: number } {
  const shares = countShares(chances);
  const from = (least: number): number =>
    Math.min(
      1,
      shares.reduce((sum, share, n) => (n >= least ? sum + share : sum), 0),
    );
  return { asWell: from(mine), better: from(Math.floor(mine) + 1) };
}
