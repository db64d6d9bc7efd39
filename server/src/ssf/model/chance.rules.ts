/**
 * The chance that the home side wins a game, 0 to 1: the share of a normal distribution about the margin that lies above 0.
 *
 * @param margin points, home minus away
 */
export const homeChance = (margin: number, sigma: number): number => (1 + erf(margin / sigma / Math.SQRT2)) / 2;

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}
