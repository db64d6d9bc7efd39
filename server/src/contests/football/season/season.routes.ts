import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { wantedContest } from '../../entries/wanted-contest';
import { pageRoute } from '../../page-route';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { withTerms } from '../money/terms.store';
import { readAllTime } from './all-time';
import { readHistory } from './history';
import { rulesRow } from './rules-row';
import { seasonPage } from './season.page';

/** What a season, and all seasons, come to: history, rules, all-time table, and the season page. */
export function footballSeasonRoutes(ctx: Context, deps: FootballDeps): void {
  const { directory, calendars } = deps;

  pageRoute(ctx, 'GET football/season', seasonPage(deps), async ({ contest_id: contestId, year }, viewer) => {
    const { base, contest } = await wantedContest(directory.now, viewer, footballKind, { contestId, year, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, footballKind);
    return { params: { contestId: contest.id, calendar }, delta: { contest_id: base.id, year } };
  });

  route(ctx, 'GET football/history', ({ query, viewer }) =>
    ctx.db.read((tx) =>
      readHistory(tx, deps, {
        viewer,
        contestId: query.contest_id,
        year: query.year,
        entryName: query.entryname,
        now: ctx.clock.now(),
      }),
    ),
  );

  route(ctx, 'GET football/alltimeview', ({ query, viewer }) =>
    ctx.db.read((tx) => readAllTime(tx, deps, { viewer, contestId: query.contest_id, now: ctx.clock.now() })),
  );

  route(ctx, 'GET football/rulesdata', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = directory.in(tx);
      const { contest } = await wantedContest(memberships, viewer, footballKind, {
        contestId: query.contest_id,
        year: undefined,
        now: ctx.clock.now(),
      });
      return { config: { data: [rulesRow(await withTerms(tx, contest), (await memberships.entriesOf(contest.id)).length)] } };
    }),
  );
}
