/** The chance that a seed beats another. @param strengths of seeds 1 to 16 */
export const beats = (strengths: readonly number[], seed: number, other: number): number =>
  1 / (1 + Math.exp((strengths[other - 1] ?? 0) - (strengths[seed - 1] ?? 0)));
