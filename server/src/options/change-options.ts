import type { ChangedOptions } from '@poolhouse/contract';
import type { ContestPlug } from '../contests/plug';
import { tag } from '../ground/db/database';
import type { Viewer } from '../ground/viewer';
import { logActivity } from '../people/activity/activity.store';
import { readOptions, writeOptions, type Options } from '../people/options/options.store';
import type { Context } from '../web/context';
import { refuseSharedMonogram } from './people/shared-monogram';

/** Changes a player's settings and entry names, all of them or none. */
export async function changeOptions(
  ctx: Context,
  plugs: readonly ContestPlug[],
  { viewer, options, ip }: { viewer: Viewer; options: ChangedOptions; ip: string },
): Promise<void> {
  await ctx.db.write(async (tx, invalidate) => {
    const before = await readOptions(tx, viewer.userId);
    const after = merged(before, options);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await writeOptions(tx, viewer.userId, after);
      invalidate(tag.user(viewer.userId));
      if (after.monogram !== before.monogram) await refuseSharedMonogram(tx, viewer.userId, after.monogram);
      await logActivity(tx, { at: ctx.clock.now(), action: 'options.changed', by: viewer, ip, before, after, place: 'self' });
    }
    for (const { settings } of plugs) await settings?.change({ ctx, tx, invalidate, viewer, ip }, options);
  });
}

function merged(before: Options, { main = {}, weeklyReminder, mobileSmackNotifications }: ChangedOptions): Options {
  const reminder = weeklyReminder ?? main.weeklyReminder;
  const smack = mobileSmackNotifications ?? main.mobileSmackNotifications;
  return {
    weeklyReminder: reminder === undefined ? before.weeklyReminder : reminder === 1,
    weeklyRecap: main.weeklyRecap === undefined ? before.weeklyRecap : main.weeklyRecap === 1,
    mobileSmack: smack === undefined ? before.mobileSmack : smack === 1,
    mobileMoments: main.mobileMoments === undefined ? before.mobileMoments : main.mobileMoments === 1,
    timeZone: main.time_zone ?? before.timeZone,
    quietHours: main.quiet_hours === undefined ? before.quietHours : main.quiet_hours,
    color: main.color ?? before.color,
    monogram: main.monogram ?? before.monogram,
  };
}
