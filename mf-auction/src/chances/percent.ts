/** '37 %'; what is neither impossible nor certain is not called so. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - 1e-9) return '100 %';
  const whole = Math.round(100 * chance);
  return whole < 1 ? '< 1 %' : whole > 99 ? '> 99 %' : `${whole} %`;
}
