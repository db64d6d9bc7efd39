import { Refusal } from '../../ground/refusal';
import type { PracticeKeeper } from '../../ground/settings/practice-keeper';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { applyVisibleResults } from './apply-visible-results';

/** Calendar and zone rules are known for these years. */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** The practice clock's calls. To be registered in practice mode alone: outside it they do not exist. */
export function practiceRoutes(ctx: Context, keeper: Pick<PracticeKeeper, 'move'>): void {
  const state = () => ({ now: new Date(ctx.clock.now()).toISOString(), rate: ctx.clock.rate });

  route(ctx, 'GET practice/clock', async () => state());

  route(ctx, 'POST practice/clock', async ({ body: { now, rate }, viewer, request }) => {
    const at = now === undefined ? undefined : Date.parse(now);
    if (at !== undefined && !(at >= EARLIEST && at < LATEST)) {
      throw new Refusal('bad_input', 'The clock can be set to the years 1990 to 2199.', { now: 'must be in the years 1990 to 2199' });
    }
    const before = state();
    await keeper.move({ ...(at === undefined ? {} : { at }), ...(rate === undefined ? {} : { rate }) });
    await applyVisibleResults(ctx.db, ctx.clock.now());
    await ctx.db.write((tx) =>
      logActivity(tx, { at: ctx.clock.now(), action: 'clock.moved', by: viewer, ip: request.ip, before, after: state(), place: 'site' }),
    );
    return state();
  });
}
