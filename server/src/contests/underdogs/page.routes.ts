import { route } from '../../web/http/route';
import { deltaUrl, encodings } from '../../web/pages/page-request';
import { wantedContest } from '../wanted-contest';
import { eventRow } from './board-rows';
import type { UnderdogsParts } from './underdogs-parts';
import { underdogsPage } from './underdogs.page';

/** The board, which stays fresh by deltas, and the games of a week that it does not carry. */
export function pageRoutes(parts: UnderdogsParts): void {
  const { ctx, directory, calendars, seasonGames } = parts;
  const board = underdogsPage(parts);

  route(ctx, 'GET underdogs/pagedata', async ({ query, viewer, request }) => {
    const { base, contest, configYear } = wantedContest(await directory.read(), viewer, 'underdogs', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    const delta = deltaUrl('underdogs/pagedata', { contest_id: base.id, year: query.year });
    return ctx.pages.read(board, { contestId: contest.id, calendar, configYear }, viewer, delta, query.since, encodings(request));
  });

  route(ctx, 'GET underdogs/games', async ({ query, viewer }) => {
    const { contest } = wantedContest(await directory.read(), viewer, 'underdogs', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    const now = ctx.clock.now();
    return ctx.db.read(async (tx) => {
      const games = (await seasonGames.read(tx, calendar))[query.week - 1] ?? [];
      return { events: { data: games.map((game) => eventRow(game, query.week, now)) } };
    });
  });
}
