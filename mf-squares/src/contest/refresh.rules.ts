import type { SquaresPage } from './squares.types';

/** 30 s while a game that counts is on, else 600 s; none for a year that is over. */
export function pageRefresh({ config, events }: Pick<SquaresPage, 'config' | 'events'>): number | null {
  if (events.data.some(({ state, amount }) => state === 'in_progress' && amount > 0)) return 30;
  return config.data[0]?.state === 'finished' ? null : 600;
}
