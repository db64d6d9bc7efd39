import type { FootballConfigRow } from '@poolhouse/contract';
import { FEWEST_SEASON_WEEKS } from '@poolhouse/contract/constants';

/** Whether the board leads to the player's own season: it shows the last week of all, which is over, of a contest in which they are. */
export const leadsToSeason = ({
  Week,
  Weeks,
  FirstWeek = 1,
  WeekOver,
  entry_id,
}: Pick<FootballConfigRow, 'Week' | 'Weeks' | 'FirstWeek' | 'WeekOver' | 'entry_id'>): boolean =>
  WeekOver === 1 && Week === Weeks && Weeks - FirstWeek + 1 >= FEWEST_SEASON_WEEKS && entry_id > 0;
