import { route } from '../../../web/http/route';
import { wantedContest } from '../../wanted-contest';
import type { FootballParts } from '../football-parts';
import { deltaUrl, encodings } from '../../../web/pages/page-request';
import { readAllTime } from './all-time';
import { readHistory } from './history';
import { rulesRow } from './rules-row';
import { seasonPage } from './season.page';

/** What a season, and all seasons, come to: history, rules, all-time table, and the season page. */
export function footballSeasonRoutes({ ctx, directory, calendars, grades }: FootballParts): void {
  const page = seasonPage(directory, grades);

  route(ctx, 'GET football/season', async ({ query, viewer, request }) => {
    const { base, contest } = wantedContest(await directory.read(), viewer, 'football', query.contest_id, query.year);
    const calendar = await calendars.read(contest.year);
    const delta = deltaUrl('football/season', { contest_id: base.id, year: query.year });
    return ctx.pages.read(page, { contestId: contest.id, calendar }, viewer, delta, query.since, encodings(request));
  });

  route(ctx, 'GET football/history', ({ query, viewer }) =>
    ctx.db.read((tx) =>
      readHistory(tx, directory, grades, {
        viewer,
        contestId: query.contest_id,
        year: query.year,
        entryName: query.entryname,
        now: ctx.clock.now(),
      }),
    ),
  );

  route(ctx, 'GET football/alltimeview', ({ query, viewer }) =>
    ctx.db.read((tx) => readAllTime(tx, directory, grades, viewer, query.contest_id, ctx.clock.now())),
  );

  route(ctx, 'GET football/rulesdata', async ({ query, viewer }) => {
    const memberships = await directory.read();
    const { contest } = wantedContest(memberships, viewer, 'football', query.contest_id, undefined);
    return { config: { data: [rulesRow(contest, memberships.entriesByContest.get(contest.id)?.length ?? 0)] } };
  });
}
