import type { Context } from '../../../web/context';
import { wantedContest } from '../../entries/wanted-contest';
import { pageRoute } from '../../page-route';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { recapPage } from './recap.page';

/** The recap of a week. */
export function footballRecapRoutes(ctx: Context, deps: FootballDeps): void {
  const { directory, calendars } = deps;

  pageRoute(ctx, 'GET football/recap', recapPage(deps), async ({ contest_id: contestId, year, week = 0 }, viewer) => {
    const { base, contest } = await wantedContest(directory.now, viewer, footballKind, { contestId, year, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, footballKind);
    return { params: { contestId: contest.id, week, calendar }, delta: { contest_id: base.id, year, ...(week > 0 && { week }) } };
  });
}
