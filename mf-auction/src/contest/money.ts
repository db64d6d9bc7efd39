import { formatGain, formatMoney } from '@poolhouse/shared-ui';
/** '$1,741'; a minus before the sign. */
export function dollars(points: number | null): string {
  return points === null ? '–' : formatMoney(points);
}

/** With its sign: '+$12', '−$3', '$0'. */
export const gain = (points: number): string => formatGain(points);
