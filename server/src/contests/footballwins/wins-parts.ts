import type { Context } from '../../app/context';
import type { Calendars } from '../season/calendar';
import type { SeasonReader } from './wins-season';

/** What the NFL wins calls share: memories that spare the database most questions. */
export interface WinsParts extends SeasonReader {
  ctx: Context;
  calendars: Calendars;
}
