import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { route } from '../../web/http/route';
import { firstEntry, wantedContest, wantedEntry } from '../wanted-contest';
import { footballPage } from './football.page';
import type { FootballParts } from './football-parts';
import { makePicksPage } from './makepicks.page';
import { deltaUrl, encodings } from '../../web/pages/page-request';

/** The two pages that stay fresh by deltas. */
export function pageRoutes({ ctx, directory, calendars, grades }: FootballParts): void {
  const board = footballPage(directory, grades);
  const makePicks = makePicksPage(directory, grades);

  route(ctx, 'GET football/pagedata', async ({ query, viewer, request }) => {
    const { base, contest, configYear } = wantedContest(await directory.read(), viewer, 'football', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    // The delta goes on with the contest that was found, whatever becomes of the viewer's other ones; the week stays open when it was.
    const delta = deltaUrl('football/pagedata', { contest_id: base.id, year: query.year, week: query.week });
    // Of another year the last regular week (spec section 9).
    const week = query.week ?? (contest.year === configYear ? 0 : FOOTBALL_WEEKS);
    return ctx.pages.read(board, { contestId: contest.id, week, calendar, configYear }, viewer, delta, query.since, encodings(request));
  });

  route(ctx, 'GET football/makepicksdata', async ({ query, viewer, request }) => {
    const memberships = await directory.read();
    const { entry, contest } = query.entry_id
      ? wantedEntry(memberships, viewer, 'football', query.entry_id)
      : firstEntry(memberships, viewer, 'football', query.contest_id);
    const calendar = await calendars.read(contest.year);
    const delta = deltaUrl('football/makepicksdata', { entry_id: entry.id });
    return ctx.pages.read(
      makePicks,
      { entryId: entry.id, contestId: contest.id, calendar },
      viewer,
      delta,
      query.since,
      encodings(request),
    );
  });
}
