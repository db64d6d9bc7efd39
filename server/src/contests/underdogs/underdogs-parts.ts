import type { Context } from '../../web/context';
import type { Directory } from '../directory';
import type { Calendars } from '../weeks/calendar';
import type { SeasonGames } from '../weeks/season-games';

/** What the Underdogs calls share: memories that spare the database most questions. */
export interface UnderdogsParts {
  ctx: Context;
  directory: Directory;
  calendars: Calendars;
  seasonGames: SeasonGames;
}
