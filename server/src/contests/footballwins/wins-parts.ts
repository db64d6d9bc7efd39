import type { Context } from '../../web/context';
import type { Calendars } from '../weeks/calendar';
import type { SeasonReader } from './wins-season';

/** What the NFL wins calls share: memories that spare the database most questions. */
export interface WinsParts extends SeasonReader {
  ctx: Context;
  calendars: Calendars;
}
