import type { Context } from '../../web/context';
import type { HomeSource } from '../../people/home/home-source';
import { Directory } from '../directory';
import { Calendars } from '../weeks/calendar';
import { SeasonGames } from '../weeks/season-games';
import { draftRoutes } from './draft.routes';
import { winsHome } from './home';
import { setUpRoutes } from './set-up.routes';
import { playerRoutes } from './wins.routes';
import { winsWeeks } from './wins-weeks';

/** All NFL wins calls. Answers what NFL wins tells the home page. */
export function footballWinsRoutes(ctx: Context): HomeSource {
  const parts = { ctx, directory: new Directory(ctx.db), calendars: new Calendars(ctx.db, winsWeeks), games: new SeasonGames() };
  playerRoutes(parts);
  setUpRoutes(parts);
  draftRoutes(parts);
  return winsHome(parts);
}
