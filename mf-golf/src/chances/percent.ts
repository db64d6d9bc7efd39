/** '34 %', '< 1 %', '> 99 %'; 0 % and 100 % are certain. On one line. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<\u00a01\u00a0%';
  if (share < 1 && share >= 0.995) return '>\u00a099\u00a0%';
  return `${Math.round(share * 100)}\u00a0%`;
}

/** '+12 %', '−3 %', '0 %': points of a hundred. */
export function signedPercent(share: number): string {
  const points = Math.round(share * 100);
  return points === 0 ? '0\u00a0%' : `${points > 0 ? '+' : '−'}${Math.abs(points)}\u00a0%`;
}
