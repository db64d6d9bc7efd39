import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { Context } from '../../web/context';
import { firstEntry, wantedContest, wantedEntry } from '../entries/wanted-contest';
import { pageRoute } from '../page-route';
import { footballPage } from './board/football.page';
import type { FootballDeps } from './football-deps';
import { footballKind } from './football.kind';
import { makePicksPage } from './picks/makepicks.page';

/** The two pages that stay fresh by deltas. */
export function pageRoutes(ctx: Context, deps: FootballDeps): void {
  const { directory, calendars } = deps;

  pageRoute(ctx, 'GET football/pagedata', footballPage(deps), async ({ contest_id: contestId, year, week }, viewer) => {
    const { base, contest, configYear } = await wantedContest(directory.now, viewer, footballKind, {
      contestId,
      year,
      now: ctx.clock.now(),
    });
    const calendar = await calendars.read(contest.year, footballKind);
    // Of another year the last regular week (spec section 9).
    const shown = week ?? (contest.year === configYear ? 0 : FOOTBALL_WEEKS);
    // The week stays open in the delta when it was.
    return { params: { contestId: contest.id, week: shown, calendar, configYear }, delta: { contest_id: base.id, year, week } };
  });

  pageRoute(ctx, 'GET football/makepicksdata', makePicksPage(deps), async ({ entry_id: entryId, contest_id: contestId }, viewer) => {
    const { entry, contest } = await (entryId
      ? wantedEntry(directory.now, viewer, footballKind, entryId)
      : firstEntry(directory.now, viewer, footballKind, { contestId, now: ctx.clock.now() }));
    const calendar = await calendars.read(contest.year, footballKind);
    return { params: { entryId: entry.id, contestId: contest.id, userId: entry.userId, calendar }, delta: { entry_id: entry.id } };
  });
}
