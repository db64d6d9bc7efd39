import { wantedContest } from '../entries/wanted-contest';
import type { Memories } from '../memories';
import { pageRoute } from '../page-route';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { __id__Kind } from './__id__.kind';
import { __id__Page } from './__id__.page';
import { __id__SeasonReport } from './__id__.report';
import { __id__Home } from './home';
import { missingPicks } from './missing-picks';
import { pickRoutes } from './pick.routes';

const smack = { kind: __id__Kind, post: 'POST __id__/smack', remove: 'DELETE __id__/smack' } as const;

/** All calls of this contest, and what it tells home and reminders. */
export function __id__Module(memories: Memories): ContestModule {
  const { directory, calendars } = memories;
  return {
    routes(ctx) {
      pageRoute(ctx, 'GET __id__/pagedata', __id__Page(memories), async ({ contest_id: contestId, year }, viewer) => {
        const { base, contest, configYear } = await wantedContest(directory.now, viewer, __id__Kind, {
          contestId,
          year,
          now: ctx.clock.now(),
        });
        const calendar = await calendars.read(contest.year, __id__Kind);
        return { params: { contestId: contest.id, calendar, configYear }, delta: { contest_id: base.id, year } };
      });
      pickRoutes(ctx, memories);
      smackRoutes(ctx, { ...smack, directory });
    },
    home: __id__Home(memories),
    missingPicks: missingPicks(memories),
    season: { type: __id__Kind.type, report: __id__SeasonReport(memories) },
  };
}
