/**
 * How strong a seed is, on a logistic scale: a team beats another with the chance 1 / (1 + e^-(difference)). Fitted to the 2,425 games of
 * 1985 to 2025 between different seeds, with smoothing over neighbouring seeds.
 */
const STRENGTH: readonly number[] = [
  0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67,
];

/** The chance that a team of one seed beats one of another. Level seeds have a half. */
export function seedChance(seed: number, other: number): number {
  return 1 / (1 + Math.exp((STRENGTH[other - 1] ?? 0) - (STRENGTH[seed - 1] ?? 0)));
}
