import type { Welcome } from '@poolhouse/contract';
import { route, type Call } from '../../web/http/route';
import { logActivity } from '../activity/activity.store';
import type { AccountsContext } from './accounts-context';
import { revokeDevice } from './devices.store';
import { createFirstAdmin } from './first-admin';
import { placeOf } from './place';
import { signIn } from './sign-in';

/** Signing in and out, and what a newcomer is told. */
export function accountRoutes(ctx: AccountsContext, welcome: () => Promise<Welcome>): void {
  route(ctx, 'POST na/signin', ({ body, request }) => signIn(ctx, { ...body, ...placeOf(request, body.familiar) }));
  route(ctx, 'GET na/welcome', welcome);
  route(ctx, 'POST na/firstadmin', ({ body, request }) => createFirstAdmin(ctx, body, request.ip));

  const signOut = async ({ viewer, request }: Pick<Call<'POST utils/logout'>, 'viewer' | 'request'>) => {
    const { deviceId, userId } = viewer;
    // A script that calls with user name and password has no device to sign out.
    if (deviceId !== null) {
      await ctx.db.write(async (tx, invalidate) => {
        await revokeDevice(tx, invalidate, { userId, deviceId, now: ctx.wall.now() });
        await logActivity(tx, { at: ctx.clock.now(), action: 'signed_out', by: viewer, ip: request.ip, place: 'self' });
      });
    }
    return { result: 'success' as const };
  };
  route(ctx, 'POST utils/logout', signOut);
  route(ctx, 'GET utils/logout', signOut);
}
