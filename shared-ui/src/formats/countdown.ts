import { plural } from './figures';

const DAY_SECONDS = 86_400;
const two = (n: number) => String(n).padStart(2, '0');

/** 'h:mm:ss'; what has passed is '0:00:00'. A begun second counts whole, so that zero means now. */
export function formatCountdown(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** 'in 0:42:10' under one day, else 'in 2 days'. */
export function formatIn(ms: number): string {
  return ms / 1000 < DAY_SECONDS ? `in ${formatCountdown(ms)}` : `in ${plural(Math.floor(ms / 1000 / DAY_SECONDS), 'day')}`;
}
