import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { logActivity } from '../activity/activity.store';
import { listDevices, nameDevice, revokeAllDevices, revokeDevice } from './devices.store';

const success = { result: 'success' as const };
const gone = () => new Refusal('not_found', 'This device is not signed in any more.', { id: 'is not one of your devices' });

/** Where a player is signed in, what those devices are called, and signing them out. */
export function deviceRoutes(ctx: Context): void {
  listRoute(ctx);
  nameRoute(ctx);
  signOutRoutes(ctx);
}

function listRoute(ctx: Context): void {
  route(ctx, 'GET utils/devices', async ({ viewer }) => {
    const devices = await ctx.db.read((tx) => listDevices(tx, viewer.userId, ctx.wall.now()));
    return {
      devices: {
        data: devices.map((device) => ({
          id: device.id,
          application: device.application_id,
          label: device.label,
          created: new Date(device.created_at).toISOString(),
          last_used: new Date(device.last_used_at).toISOString(),
          this_device: device.id === viewer.deviceId ? (1 as const) : (0 as const),
        })),
      },
    };
  });
}

function nameRoute(ctx: Context): void {
  route(ctx, 'POST utils/name_device', async ({ body: { id, name }, viewer, request }) => {
    await ctx.db.write(async (tx) => {
      const before = await nameDevice(tx, { userId: viewer.userId, deviceId: id, name });
      if (before === null) throw gone();
      const activity = { at: ctx.clock.now(), action: 'device.named', by: viewer, ip: request.ip } as const;
      await logActivity(tx, { ...activity, before: { id, name: before }, after: { id, name }, place: 'self' });
    });
    return success;
  });
}

/** One device, or all of them. */
function signOutRoutes(ctx: Context): void {
  route(ctx, 'POST utils/revoke_device', async ({ body, viewer, request }) => {
    await ctx.db.write(async (tx, invalidate) => {
      if (!(await revokeDevice(tx, invalidate, { userId: viewer.userId, deviceId: body.id, now: ctx.wall.now() }))) {
        throw gone();
      }
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'device.signed_out',
        by: viewer,
        ip: request.ip,
        before: { id: body.id },
        place: 'self',
      });
    });
    return success;
  });

  route(ctx, 'POST utils/signout_everywhere', async ({ body, viewer, request }) => {
    const keep = body.keep_this === 1 ? viewer.deviceId : null;
    await ctx.db.write(async (tx, invalidate) => {
      await revokeAllDevices(tx, invalidate, { userId: viewer.userId, now: ctx.wall.now(), keep });
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'signed_out_everywhere',
        by: viewer,
        ip: request.ip,
        after: { kept: keep },
        place: 'self',
      });
    });
    return success;
  });
}
