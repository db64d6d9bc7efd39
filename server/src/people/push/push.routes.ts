import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { logActivity } from '../activity/activity.store';
import { checkEndpoint, checkKeys } from './endpoint';
import { pushKeys } from './push-keys';
import { sendTest } from './send-test';
import {
  addSubscription,
  dropOwnSubscription,
  dropSubscriptions,
  liveSubscriptions,
  nameSubscription,
  subscriptionAt,
} from './subscriptions.store';

const SUCCESS = { result: 'success' } as const;

/** Which browsers are sent to, and what of. */
export function pushRoutes(ctx: Context): void {
  keyRoute(ctx);
  subscribeRoute(ctx);
  unsubscribeRoute(ctx);
  route(ctx, 'POST utils/push_test', async ({ viewer }) => ({ ...SUCCESS, sent: await sendTest(ctx, viewer.userId) }));
}

/** The site's key, and whether this browser is subscribed. */
function keyRoute(ctx: Context): void {
  const { db, wall } = ctx;

  route(ctx, 'GET utils/rfn', async ({ query: { vid, dt }, viewer: { userId, deviceId } }) => {
    const { publicKey: key } = await pushKeys(db);
    const named = vid !== undefined && dt !== undefined ? { vid, dt } : undefined;
    const own = await db.read((tx) => liveSubscriptions(tx, userId, wall.now()));
    const here = own.filter((one) => (named && one.vid === named.vid) || (deviceId !== null && one.device_id === deviceId));
    if (named && here.some((one) => one.vid !== named.vid || one.device_kind !== named.dt))
      await db.write((tx) => nameSubscription(tx, { userId, deviceId, vid: named.vid, kind: named.dt }));
    return { ...SUCCESS, key, subscribed: here.length > 0 };
  });
}

function subscribeRoute(ctx: Context): void {
  const { db, clock, wall, push } = ctx;

  route(ctx, 'POST utils/push_subscription', async ({ body: { endpoint, keys, vid = '' }, viewer, request }) => {
    checkEndpoint(endpoint, push.insecure);
    checkKeys(keys);
    await db.write(async (tx) => {
      const known = await subscriptionAt(tx, endpoint);
      // Who holds the browser's keys is in that browser; anybody else has only got hold of its address.
      if (known && (known.p256dh !== keys.p256dh || known.auth !== keys.auth))
        throw new Refusal('conflict', 'This browser is subscribed already, with other keys.', { endpoint: 'is in use' });
      // Notices that wait for whoever was signed in before go with the old row.
      if (known) await dropSubscriptions(tx, [known.id]);
      await addSubscription(tx, { user_id: viewer.userId, device_id: viewer.deviceId, endpoint, ...keys, vid, created_at: wall.now() });
      await logActivity(tx, {
        at: clock.now(),
        action: 'push.subscribed',
        by: viewer,
        ip: request.ip,
        after: { service: new URL(endpoint).hostname },
        place: 'self',
      });
    });
    return SUCCESS;
  });
}

function unsubscribeRoute(ctx: Context): void {
  const { db, clock } = ctx;

  route(ctx, 'POST utils/push_unsubscribe', async ({ body: { endpoint }, viewer, request }) => {
    await db.write(async (tx) => {
      if (!(await dropOwnSubscription(tx, viewer.userId, endpoint))) return;
      await logActivity(tx, {
        at: clock.now(),
        action: 'push.unsubscribed',
        by: viewer,
        ip: request.ip,
        before: { service: new URL(endpoint).hostname },
        place: 'self',
      });
    });
    return SUCCESS;
  });
}
