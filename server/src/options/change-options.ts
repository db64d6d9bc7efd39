import type { ChangedOptions, ContestType } from '@poolhouse/contract';
import { logActivity } from '../people/activity/activity.store';
import type { Context } from '../web/context';
import { renameEntries } from '../contests/rename-entries.store';
import { scope, type Touch, type Tx } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import type { Viewer } from '../ground/viewer';
import { boardOf } from '../people/smack/smack.store';
import { findRenames, type EntryRename } from './entry-wishes.rules';
import { readOptions, writeOptions, type Options } from '../people/options/options.store';
import { ownEntries } from './own-entries.store';

/** Changes a player's settings and entry names, all of them or none. */
export async function changeOptions(ctx: Context, viewer: Viewer, wish: ChangedOptions, ip: string): Promise<void> {
  await ctx.db.write(async (tx, touch) => {
    const before = await readOptions(tx, viewer.userId);
    const after = merged(before, wish);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await writeOptions(tx, viewer.userId, after);
      touch(scope.user(viewer.userId));
      await logActivity(tx, { at: ctx.clock.now(), action: 'options.changed', by: viewer, ip, before, after });
    }
    await renameFootball(ctx, tx, touch, viewer, wish.football_entries ?? [], ip);
    if (wish.golf) await renameOnly(ctx, tx, touch, viewer, 'golf', wish.golf.EntryName, ip);
    if (wish.bowl_mania) await renameOnly(ctx, tx, touch, viewer, 'bowl_mania', wish.bowl_mania.EntryName, ip);
  });
}

function merged(
  before: Options,
  { main = {}, weeklyReminder, mobileSmackNotifications, golf, bowl_mania: bowlMania }: ChangedOptions,
): Options {
  const reminder = weeklyReminder ?? main.weeklyReminder;
  const smack = mobileSmackNotifications ?? main.mobileSmackNotifications;
  return {
    weeklyReminder: reminder === undefined ? before.weeklyReminder : reminder === 1,
    mobileSmack: smack === undefined ? before.mobileSmack : smack === 1,
    timeZone: main.time_zone ?? before.timeZone,
    quietHours: main.quiet_hours === undefined ? before.quietHours : main.quiet_hours,
    golfName: golf?.EntryName ?? before.golfName,
    bowlManiaName: bowlMania?.EntryName ?? before.bowlManiaName,
  };
}

async function renameFootball(
  ctx: Context,
  tx: Tx,
  touch: Touch,
  viewer: Viewer,
  wishes: NonNullable<ChangedOptions['football_entries']>,
  ip: string,
): Promise<void> {
  if (wishes.length === 0) return;
  const found = findRenames(await ownEntries(tx, viewer.userId, 'football'), wishes);
  if ('refused' in found)
    throw new Refusal(wishes[found.at]?.entry_id === undefined ? 'bad_input' : 'not_found', `${found.refused} Nothing was saved.`, {
      [`football_entries.${found.at}`]: found.refused,
    });
  await rename(ctx, tx, touch, viewer, 'football', found.renames, ip);
}

/** Contests in which a player has one entry: their settings name it without saying which. */
async function renameOnly(ctx: Context, tx: Tx, touch: Touch, viewer: Viewer, type: ContestType, name: string, ip: string): Promise<void> {
  const [entry, ...more] = await ownEntries(tx, viewer.userId, type);
  if (!entry || more.length > 0 || name === '' || entry.name === name) return;
  await rename(ctx, tx, touch, viewer, type, [{ entry, name }], ip);
}

async function rename(
  ctx: Context,
  tx: Tx,
  touch: Touch,
  viewer: Viewer,
  type: ContestType,
  renames: readonly EntryRename[],
  ip: string,
): Promise<void> {
  for (const contestId of new Set(renames.map(({ entry }) => entry.contestId))) {
    const here = renames.filter(({ entry }) => entry.contestId === contestId);
    await renameEntries(
      tx,
      touch,
      contestId,
      here.map(({ entry, name }) => ({
        id: entry.id,
        contestId,
        userId: viewer.userId,
        board: boardOf(type, contestId),
        oldName: entry.name,
        newName: name,
      })),
    );
  }
  for (const { entry, name } of renames) {
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'entry.renamed',
      by: viewer,
      ip,
      before: { id: entry.id, name: entry.name },
      after: { id: entry.id, name },
    });
  }
}
