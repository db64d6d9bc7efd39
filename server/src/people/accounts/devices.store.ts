import type { Selectable } from 'kysely';
import { secretHash } from '../../ground/crypto/secrets';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { DevicesTable } from '../../ground/db/schema';
import { dropFeed } from './calendar-feeds.store';

export type Device = Selectable<DevicesTable>;

/** A device signs itself out when it was not used for so long. */
export const DEVICE_LASTS_MS = 180 * 24 * 60 * 60_000;
/** How fresh `last_used_at` is kept: writing it at each call would make every read a write. */
export const USE_NOTED_EVERY_MS = 60 * 60_000;

export async function addDevice(
  tx: Tx,
  device: { userId: number; secret: string; applicationId: string; label?: string; now: number },
): Promise<void> {
  await tx
    .insertInto('devices')
    .values({
      user_id: device.userId,
      secret_hash: secretHash(device.secret),
      application_id: device.applicationId,
      label: device.label ?? '',
      created_at: device.now,
      last_used_at: device.now,
      expires_at: device.now + DEVICE_LASTS_MS,
      revoked_at: null,
    })
    .execute();
}

/** The newest so many devices of a user stay signed in. */
export const DEVICES_KEPT = 20;

/** Whoever signs in again and again without signing out leaves devices behind; the longest unused of too many are signed out. */
export async function revokeBeyond(tx: Tx, invalidate: Invalidate, userId: number, now: number): Promise<void> {
  const present = tx.selectFrom('devices').select('id').where('user_id', '=', userId).where('revoked_at', 'is', null);
  const newest = present.orderBy('last_used_at', 'desc').orderBy('id', 'desc').limit(DEVICES_KEPT);
  const revoked = await tx
    .updateTable('devices')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', newest)
    .executeTakeFirst();
  if (revoked.numUpdatedRows > 0n) invalidate(tag.user(userId));
}

/** The device with this secret, if it is neither revoked nor expired. `now` is real time. */
export function findDevice(tx: Tx, secret: string, now: number): Promise<Device | undefined> {
  return tx
    .selectFrom('devices')
    .selectAll()
    .where('secret_hash', '=', secretHash(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Moves the expiry on, and notes the application at a sign-in. */
export async function noteDeviceUse(tx: Tx, deviceId: number, now: number, applicationId?: string): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ last_used_at: now, expires_at: now + DEVICE_LASTS_MS, ...(applicationId ? { application_id: applicationId } : {}) })
    .where('id', '=', deviceId)
    .execute();
}

/** The user's devices that can still sign in, the latest used first. */
export function listDevices(tx: Tx, userId: number, now: number): Promise<Device[]> {
  return tx
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Names one of a user's devices that are signed in, and answers what it was called; null when they have no such device. */
export async function nameDevice(
  tx: Tx,
  { userId, deviceId, name }: { userId: number; deviceId: number; name: string },
): Promise<string | null> {
  const mine = await tx
    .selectFrom('devices')
    .select('label')
    .where('id', '=', deviceId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!mine) return null;
  await tx.updateTable('devices').set({ label: name }).where('id', '=', deviceId).execute();
  return mine.label;
}

/** Takes one device's secret away; every process drops what it remembers of the user. False when the user has no such device. */
export async function revokeDevice(
  tx: Tx,
  invalidate: Invalidate,
  { userId, deviceId, now }: { userId: number; deviceId: number; now: number },
): Promise<boolean> {
  const revoked = await tx
    .updateTable('devices')
    .set({ revoked_at: now })
    .where('id', '=', deviceId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  invalidate(tag.user(userId));
  return revoked.numUpdatedRows === 1n;
}

/** Signs the user out everywhere, but for the device to keep where one is named; the address of their calendar ends with it. */
export async function revokeAllDevices(
  tx: Tx,
  invalidate: Invalidate,
  { userId, now, keep = null }: { userId: number; now: number; keep?: number | null },
): Promise<void> {
  let devices = tx.updateTable('devices').set({ revoked_at: now }).where('user_id', '=', userId).where('revoked_at', 'is', null);
  if (keep !== null) devices = devices.where('id', '!=', keep);
  await devices.execute();
  await dropFeed(tx, userId);
  invalidate(tag.user(userId));
}
