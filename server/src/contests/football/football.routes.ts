import type { Context } from '../../app/context';
import { Directory } from '../directory';
import { Calendars } from './calendar';
import { pageRoutes } from './page.routes';
import { pickRoutes } from './pick.routes';
import { SeasonGrades } from './season-grades';
import { footballSmackRoutes } from './football-smack.routes';
import { footballSeasonRoutes } from './season/season.routes';

/** What the football calls share: memories that spare the database most questions. */
export interface FootballParts {
  ctx: Context;
  directory: Directory;
  calendars: Calendars;
  grades: SeasonGrades;
}

/** All football calls of players and, for MakePicksGuts, administrators. */
export function footballRoutes(ctx: Context): void {
  const parts = { ctx, directory: new Directory(ctx.db), calendars: new Calendars(ctx.db), grades: new SeasonGrades() };
  pageRoutes(parts);
  pickRoutes(parts);
  footballSmackRoutes(parts);
  footballSeasonRoutes(parts);
}
