import type { GameStatus } from '@poolhouse/contract';
import { FEWEST_SEASON_WEEKS } from '@poolhouse/contract/constants';

/** A board, as far as it tells that its season is over. */
export interface LastWeek {
  /** The week that it shows, and the last one of all. */
  week: number;
  weeks: number;
  /** In which the contest begins; 1 where it is left out. */
  firstWeek: number | undefined;
  /** Whether the week is over. */
  over: boolean;
  /** The player's; 0 for none. */
  entryId: number;
}

/** Whether a board leads to the player's own season: it shows the last week of all, which is over, of a contest in which they are. */
export const leadsToSeason = ({ week, weeks, firstWeek = 1, over, entryId }: LastWeek): boolean =>
  over && week === weeks && weeks - firstWeek + 1 >= FEWEST_SEASON_WEEKS && entryId > 0;

/** Whether all games that were to be played are over, and there were some. */
export const allOver = (games: readonly { state: GameStatus }[]): boolean =>
  games.some(({ state }) => state === 'final') && games.every(({ state }) => state !== 'scheduled' && state !== 'in_progress');
