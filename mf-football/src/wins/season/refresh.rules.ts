import type { WinsSeason } from '../useWinsSeason';

const WHILE_RUNNING = 60;

/** Results are there and no game is to come. A season that is still to be set up has neither. */
export function isOver({ outlook, payouts }: Pick<WinsSeason, 'outlook' | 'payouts'>): boolean {
  return payouts.data.length > 0 && outlook.data.every((row) => row.Left === 0);
}

/** Seconds to the next read of the season: each minute until it is over; none for nobody. */
export function seasonRefresh(season: Pick<WinsSeason, 'outlook' | 'payouts'>): number | null {
  return season.outlook.data.length === 0 || isOver(season) ? null : WHILE_RUNNING;
}
