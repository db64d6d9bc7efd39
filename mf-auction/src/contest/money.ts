/** '$1,741'; a minus before the sign. */
export function dollars(points: number | null): string {
  if (points === null) return '–';
  return `${points < 0 ? '−' : ''}$${Math.abs(points).toLocaleString('en-US')}`;
}

/** With its sign: '+$12', '−$3', '$0'. */
export const gain = (points: number): string => `${points > 0 ? '+' : ''}${dollars(points)}`;
