import { AddressSlowdown } from '../people/accounts/slowdown';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { countFailure } from './failures.store';

/** A page that goes on failing says nothing new. */
export const REPORTS_PER_DEVICE = { times: 20, windowMs: 10 * 60_000 };

/** Browsers tell when a remote could not be shown, so that its team hears of it before players do. */
export function remoteFailureRoutes(ctx: Context): void {
  const slowdown = new AddressSlowdown(ctx.wall, REPORTS_PER_DEVICE, 'reports from your browser');

  route(ctx, 'POST utils/remote_failure', async ({ body: { remote, version, owner, kind, file, message, page }, viewer }) => {
    const device = viewer.deviceId === null ? `user ${viewer.userId}` : `device ${viewer.deviceId}`;
    slowdown.admit(device);
    ctx.log.warn(
      { remote, version, owner, kind, file: withoutQuery(file), said: message, page: withoutQuery(page), user: viewer.userId },
      'A remote could not be shown.',
    );
    await ctx.db.write((tx) =>
      countFailure(tx, { remote, version, kind, file: withoutQuery(file), message, page: withoutQuery(page) }, ctx.wall.now()),
    );
    return { result: 'success' as const };
  });
}

/** Queries may hold what is nobody's business. */
function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path;
}
