import type { Context } from '../../../web/context';
import { wantedContest } from '../../entries/wanted-contest';
import { pageRoute } from '../../page-route';
import type { UnderdogsReader } from '../underdogs-facts';
import { underdogsKind } from '../underdogs.kind';
import { recapPage } from './recap.page';

/** The recap of a week. */
export function underdogsRecapRoutes(ctx: Context, reader: UnderdogsReader): void {
  const { directory, calendars } = reader;

  pageRoute(ctx, 'GET underdogs/recap', recapPage(reader), async ({ contest_id: contestId, year, week = 0 }, viewer) => {
    const { base, contest } = await wantedContest(directory.now, viewer, underdogsKind, { contestId, year, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, underdogsKind);
    return { params: { contestId: contest.id, week, calendar }, delta: { contest_id: base.id, year, ...(week > 0 && { week }) } };
  });
}
