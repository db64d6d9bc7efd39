import type { QuietHours } from '@poolhouse/contract';
import { inQuietHours, quietSince, quietUntil } from '../../ground/clock/quiet-hours.rules';

const HOUR_MS = 60 * 60_000;
/** So long before a lock a player is reminded, ms. */
export const LEAD_MS = 6 * HOUR_MS;
/** Quiet hours may take from the lead down to this; beyond it the reminder comes before they begin. */
export const LEAST_LEAD_MS = HOUR_MS;

/** When to remind of a lock, epoch ms: always before it, and never in quiet hours. */
export function remindAt(lock: number, quiet: QuietHours | null, leadMs = LEAD_MS): number {
  const wanted = lock - leadMs;
  if (!quiet || !inQuietHours(quiet, wanted)) return wanted;
  const after = quietUntil(quiet, wanted);
  return after <= lock - LEAST_LEAD_MS ? after : quietSince(quiet, wanted);
}

/**
 * The lock of which a player has to be reminded now; undefined when it is not time.
 *
 * @param locks kick-offs of the games that can still be picked, epoch ms
 */
export function dueLock(locks: readonly number[], quiet: QuietHours | null, now: number, leadMs = LEAD_MS): number | undefined {
  const first = Math.min(...locks.filter((lock) => lock > now));
  if (first === Infinity || now < remindAt(first, quiet, leadMs)) return undefined;
  return quiet && inQuietHours(quiet, now) ? undefined : first;
}
