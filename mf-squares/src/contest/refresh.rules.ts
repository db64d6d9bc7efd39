import type { SquaresConfigRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import type { SquaresPage } from './squares.types';

type Shown = Pick<SquaresPage, 'config' | 'events'>;

/** While players claim squares, and until the numbers are there, somebody may do something at any moment. */
const MOVING: readonly SquaresConfigRow['state'][] = ['open', 'full', 'locked'];
const moves = ({ config }: Shown): boolean => config.data.some(({ state }) => MOVING.includes(state));

/** Whether changes are wanted as they come: while squares are claimed, numbers are to come, or a game is on. */
export const pageLive = (page: Shown): boolean => moves(page) || page.events.data.some(({ state }) => state === 'in_progress');

/** Without a stream: 30 s while squares are claimed or a game that counts is on, else 600 s; none for a year that is over. */
export function pageRefresh(page: Shown): number | null {
  const [config] = page.config.data;
  if (moves(page) || (config && page.events.data.some((game) => game.state === 'in_progress' && countsOnBoard(game, config)))) return 30;
  return config?.state === 'finished' ? null : 600;
}
