import type { Context } from '../../web/context';
import type { HomeSource } from '../../people/home/home-source';
import { route } from '../../web/http/route';
import { deleteFromBoard, postToBoard } from '../board-smack';
import { Directory } from '../directory';
import { Calendars } from '../weeks/calendar';
import { SeasonGames } from '../weeks/season-games';
import { underdogsHome } from './home';
import { pageRoutes } from './page.routes';
import { pickRoutes } from './pick.routes';
import { settingsRoutes } from './settings.routes';
import { underdogsWeeks } from './underdogs-season';

/** All Underdogs calls of players and administrators. Answers what Underdogs tells the home page. */
export function underdogsRoutes(ctx: Context): HomeSource {
  const parts = { ctx, directory: new Directory(ctx.db), calendars: new Calendars(ctx.db, underdogsWeeks), seasonGames: new SeasonGames() };
  pageRoutes(parts);
  pickRoutes(parts);
  settingsRoutes(parts);

  const boards = { ctx, directory: parts.directory, type: 'underdogs' as const };
  route(ctx, 'POST underdogs/smack', ({ body, viewer, request }) =>
    postToBoard(boards, { viewer, ip: request.ip, contestId: body.contest_id }, body.Message),
  );
  route(ctx, 'DELETE underdogs/smack', ({ query, viewer, request }) =>
    deleteFromBoard(boards, { viewer, ip: request.ip, contestId: query.contest_id }, query.id),
  );
  return underdogsHome(parts);
}
