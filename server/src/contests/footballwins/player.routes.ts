import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { wantedContest } from '../entries/wanted-contest';
import { pageRoute } from '../page-route';
import type { WinsReader } from './footballwins-facts';
import { footballWinsKind } from './footballwins.kind';
import { winsPage } from './footballwins.page';
import { readMySeason } from './myseason/my-season';
import { seasonPage } from './season.page';

/** The pages of players: board, season, and their own one. */
export function playerRoutes(ctx: Context, reader: WinsReader): void {
  const { directory, calendars } = reader;

  pageRoute(ctx, 'GET football/footballwins_pagedata', winsPage(reader), async ({ contest_id: contestId, year, week }, viewer) => {
    const { base, contest } = await wantedContest(directory.now, viewer, footballWinsKind, { contestId, year, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, footballWinsKind);
    // The week stays open in the delta when it was.
    return {
      params: { contestId: contest.id, week: week ?? 0, calendar, baseYear: base.year },
      delta: { contest_id: base.id, year, week },
    };
  });

  pageRoute(ctx, 'GET football/footballwins_season', seasonPage(reader), async ({ contest_id: contestId, year }, viewer) => {
    const { base, contest } = await wantedContest(directory.now, viewer, footballWinsKind, { contestId, year, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, footballWinsKind);
    return { params: { contestId: contest.id, calendar }, delta: { contest_id: base.id, year } };
  });

  route(ctx, 'GET football/footballwins_my_season', ({ query: { contest_id: contestId, year }, viewer }) =>
    ctx.db.read((tx) => readMySeason(tx, reader, { viewer, contestId, year, now: ctx.clock.now() })),
  );
}
