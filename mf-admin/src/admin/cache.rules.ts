import { formatNumber, formatPercent } from '@poolhouse/shared-ui';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '41 d 6 h', '6 h 12 m', '4 m'. */
export function uptime(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} m` : `${minutes} m`;
}

/** The share of reads that needed no new page; a dash before the first. */
export function hitRate({ apc_hits: hits, apc_misses: misses }: { apc_hits: number; apc_misses: number }): string {
  return hits + misses === 0 ? '–' : formatPercent(hits / (hits + misses), 1);
}

export const megabytes = (bytes: number): string => `${formatNumber(bytes / 1_000_000, 0)} MB`;
