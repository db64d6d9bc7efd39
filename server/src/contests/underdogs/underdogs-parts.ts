import type { Context } from '../../app/context';
import type { Directory } from '../directory';
import type { Calendars } from '../season/calendar';
import type { SeasonGames } from '../season/season-games';

/** What the Underdogs calls share: memories that spare the database most questions. */
export interface UnderdogsParts {
  ctx: Context;
  directory: Directory;
  calendars: Calendars;
  seasonGames: SeasonGames;
}
