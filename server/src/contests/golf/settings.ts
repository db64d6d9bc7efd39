import { logActivity } from '../../people/activity/activity.store';
import type { SettingsSection } from '../plug';
import { onlyEntryName } from '../seasons/only-entry-name';
import { golfKind } from './golf.kind';
import { wantsPushes, wishPushes } from './stores/pushes.store';

const name = onlyEntryName('golf', { kind: golfKind, title: 'Golf', order: 30 });

/** The entry's name, and whether the player wants to be told on a device what happens. */
export const golfSettings: SettingsSection = {
  ...name,
  read: async (tx, userId) => ({ ...(await name.read(tx, userId)), golf_pushes: (await wantsPushes(tx, userId)) ? 1 : 0 }),
  async change(write, options) {
    await name.change(write, options);
    const { tx, viewer, ctx, ip } = write;
    if (options.golf_pushes === undefined) return;
    const [before, after] = [await wantsPushes(tx, viewer.userId), options.golf_pushes === 1];
    if (before === after) return;
    await wishPushes(tx, viewer.userId, after);
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'golf.pushes_set',
      by: viewer,
      ip,
      before: { wanted: before },
      after: { wanted: after },
      place: 'self',
    });
  },
};
