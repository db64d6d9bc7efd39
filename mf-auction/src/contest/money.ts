import { formatGain, formatMoney } from '@poolhouse/shared-ui';
/** '$1,741'; a minus before the sign. @param digits of its column */
export function dollars(points: number | null, digits?: number): string {
  return points === null ? '–' : formatMoney(points, digits);
}

/** With its sign: '+$12', '−$3', '$0'. @param digits of its column */
export const gain = (points: number, digits?: number): string => formatGain(points, digits);
