import type { Context } from '../../web/context';
import type { HomeSource } from '../../people/home/home-source';
import { Directory } from '../directory';
import { Calendars } from '../weeks/calendar';
import { footballWeeks } from './football-weeks';
import { pageRoutes } from './page.routes';
import { pickRoutes } from './pick.routes';
import { footballHome } from './home';
import { SeasonGrades } from './season-grades';
import { footballSmackRoutes } from './football-smack.routes';
import { footballSeasonRoutes } from './season/season.routes';

/** All football calls of players and, for MakePicksGuts, administrators. Answers what football tells the home page. */
export function footballRoutes(ctx: Context): HomeSource {
  const parts = { ctx, directory: new Directory(ctx.db), calendars: new Calendars(ctx.db, footballWeeks), grades: new SeasonGrades() };
  pageRoutes(parts);
  pickRoutes(parts);
  footballSmackRoutes(parts);
  footballSeasonRoutes(parts);
  return footballHome(parts);
}
