import type { FootballConfigRow } from '@poolhouse/contract';

/** Fewer weeks are no season: its page says no more than that. */
const SEASON = 3;

/** Whether the board leads to the player's own season: it shows the last week of all, which is over, of a contest in which they are. */
export const leadsToSeason = ({
  Week,
  Weeks,
  FirstWeek = 1,
  WeekOver,
  entry_id,
}: Pick<FootballConfigRow, 'Week' | 'Weeks' | 'FirstWeek' | 'WeekOver' | 'entry_id'>): boolean =>
  WeekOver === 1 && Week === Weeks && Weeks - FirstWeek + 1 >= SEASON && entry_id > 0;
