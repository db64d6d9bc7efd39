import type { Context } from '../../../web/context';
import { wantedContest } from '../../entries/wanted-contest';
import { pageRoute } from '../../page-route';
import { weekStart } from '../../weeks/calendar';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { stepsPage } from './steps.page';

/** How the games of an entry's picks went, for who opens its line. */
export function footballStepsRoutes(ctx: Context, { directory, calendars }: FootballDeps): void {
  pageRoute(ctx, 'GET football/steps', stepsPage, async ({ games, week, contest_id: contestId }, viewer) => {
    const { contest } = await wantedContest(directory.now, viewer, footballKind, { contestId, year: undefined, now: ctx.clock.now() });
    const calendar = await calendars.read(contest.year, footballKind);
    const ids = [...new Set(games.split(',').map(Number))].sort((a, b) => a - b);
    return {
      params: { weekStart: weekStart(calendar, week), games: ids },
      delta: { contest_id: contest.id, week, games: ids.join(',') },
    };
  });
}
