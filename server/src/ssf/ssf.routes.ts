import { plural } from '@poolhouse/contract/formats';
import type { Memories } from '../contests/memories';
import { pageRoute } from '../contests/page-route';
import { weekAt, type SeasonKind } from '../contests/weeks/calendar';
import { Refusal } from '../ground/refusal';
import { logActivity } from '../people/activity/activity.store';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { readAccuracy } from './accuracy/read-accuracy';
import { askUpdate } from './ask-update';
import { seasonAt } from './season-at.store';
import { setQuarterback } from './set-quarterback';
import { weekPage } from './week.page';

const kinds = {
  NFL: { sports: ['NFL'], weeksOf: ({ lastWithGames }) => Math.max(1, lastWithGames) },
  NCAA: { sports: ['NCAA'], weeksOf: ({ lastWithGames }) => Math.max(1, lastWithGames) },
} as const satisfies Record<string, SeasonKind>;

/** Sports statistics: the page of a week, how good it was, an update, and who starts. */
export function ssfRoutes(ctx: Context, { calendars }: Memories): void {
  pageRoute(ctx, 'GET ssf/pagedata', weekPage, async ({ sport = 'NFL', year, week }) => {
    const now = ctx.clock.now();
    const present = await ctx.db.read((tx) => seasonAt(tx, sport, now));
    const season = year ?? present;
    const calendar = await calendars.read(season, kinds[sport]);
    if (season !== present && calendar.lastWithGames === 0)
      throw new Refusal('not_found', `No ${sport} games of ${season} are known.`, { year: 'is not one of the seasons' });
    if (week !== undefined && week > calendar.weeks)
      throw new Refusal('not_found', `The season ${season} has ${plural(calendar.weeks, 'week')}.`, { week: 'is not one of them' });
    const params = { sport, calendar, week: week ?? weekAt(calendar, now, calendar.weeks) };
    return { params, delta: { sport, year: season, week: params.week } };
  });

  route(ctx, 'GET ssf/accuracy', ({ query: { sport = 'NFL' } }) =>
    ctx.db.read(async (tx) => {
      const { totals, seasons, bins } = await readAccuracy(tx, sport);
      return { totals: { data: [...totals] }, seasons: { data: [...seasons] }, bins: { data: [...bins] } };
    }),
  );

  route(ctx, 'GET ssf/update', async ({ viewer, request }) => {
    const { words, changed } = await askUpdate(ctx);
    await ctx.db.write((tx) =>
      logActivity(tx, { at: ctx.clock.now(), action: 'ssf.updated', by: viewer, ip: request.ip, after: { words, changed }, place: 'site' }),
    );
    return { result: 'success' as const, message: words, changed };
  });

  route(ctx, 'POST ssf/set_quarterback', async ({ body, viewer, request }) => {
    await setQuarterback(ctx, body, { viewer, ip: request.ip });
    return { result: 'success' as const };
  });
}
