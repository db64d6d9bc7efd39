import type { WinsSeason } from '../useWinsSeason';

const WHILE_RUNNING = 60;

/** Seconds to the next read of the season: each minute while games are to come, none once it is over. */
export function seasonRefresh({ outlook }: Pick<WinsSeason, 'outlook'>): number | null {
  return outlook.data.some((row) => row.Left > 0) ? WHILE_RUNNING : null;
}
