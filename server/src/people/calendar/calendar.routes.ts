import { API_PREFIX, CALENDAR_PATH } from '@poolhouse/contract';
import { newSecret } from '../../ground/crypto/secrets';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { addressFeed, dropFeed, feedOfUser } from '../accounts/calendar-feeds.store';
import { logActivity } from '../activity/activity.store';

/** The address of a player's calendar: made on request, told once, taken away. */
export function calendarRoutes(ctx: Context): void {
  route(ctx, 'GET utils/calendar', async ({ viewer }) => {
    const feed = await ctx.db.read((tx) => feedOfUser(tx, viewer.userId));
    return { created: feed ? new Date(feed.created_at).toISOString() : '' };
  });

  route(ctx, 'POST utils/new_calendar', async ({ viewer, request }) => {
    const token = newSecret();
    await ctx.db.write(async (tx) => {
      await addressFeed(tx, { userId: viewer.userId, token, now: ctx.wall.now() });
      await logActivity(tx, { at: ctx.clock.now(), action: 'calendar.made', by: viewer, ip: request.ip, place: 'self' });
    });
    return { path: `${API_PREFIX}${CALENDAR_PATH}?token=${token}` };
  });

  route(ctx, 'POST utils/revoke_calendar', async ({ viewer, request }) => {
    await ctx.db.write(async (tx) => {
      if (!(await dropFeed(tx, viewer.userId))) return;
      await logActivity(tx, { at: ctx.clock.now(), action: 'calendar.revoked', by: viewer, ip: request.ip, place: 'self' });
    });
    return { result: 'success' as const };
  });
}
