import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { readCalendar, type Calendar, type WeeksOf } from '../weeks/calendar';

/** 15 weeks, or up to the last one with games: extra weeks may follow. */
export const footballWeeks: WeeksOf = ({ lastWithGames }) => Math.max(FOOTBALL_WEEKS, lastWithGames);

export function readFootballCalendar(tx: Tx, year: number): Promise<Calendar> {
  return readCalendar(tx, year, footballWeeks);
}
