import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { wantedContest } from '../entries/wanted-contest';
import { pageRoute } from '../page-route';
import { eventRow } from './board-rows';
import type { UnderdogsReader } from './underdogs-facts';
import { underdogsKind } from './underdogs.kind';
import { underdogsPage } from './underdogs.page';

/** The board, which stays fresh by deltas, and the games of a week that it does not carry. */
export function pageRoutes(ctx: Context, reader: UnderdogsReader): void {
  const { directory, calendars, seasonGames } = reader;

  pageRoute(ctx, 'GET underdogs/pagedata', underdogsPage(reader), async ({ contest_id: contestId, year }, viewer) => {
    const { base, contest, configYear } = await wantedContest(directory.now, viewer, underdogsKind, {
      contestId,
      year,
      now: ctx.clock.now(),
    });
    const calendar = await calendars.read(contest.year, underdogsKind);
    return { params: { contestId: contest.id, calendar, configYear }, delta: { contest_id: base.id, year } };
  });

  route(ctx, 'GET underdogs/games', async ({ query, viewer }) => {
    const { contest } = await wantedContest(directory.now, viewer, underdogsKind, {
      contestId: query.contest_id,
      year: query.year,
      now: ctx.clock.now(),
    });
    const calendar = await calendars.read(contest.year, underdogsKind);
    const now = ctx.clock.now();
    return ctx.db.read(async (tx) => {
      const games = query.week < contest.firstWeek ? [] : ((await seasonGames.read(tx, calendar))[query.week - 1] ?? []);
      return { events: { data: games.map((game) => eventRow(game, query.week, now)) } };
    });
  });
}
