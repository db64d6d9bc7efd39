import type { Context } from '../../web/context';
import type { Directory } from '../directory';
import type { Calendars } from '../weeks/calendar';
import type { SeasonGrades } from './season-grades';

/** What the football calls share: memories that spare the database most questions. */
export interface FootballParts {
  ctx: Context;
  directory: Directory;
  calendars: Calendars;
  grades: SeasonGrades;
}
