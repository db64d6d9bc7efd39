import { createHash } from 'node:crypto';
import type { ManifestEntry } from './manifest';

/** As fine as a share can be: hundredths of a percent. */
const BUCKETS = 10_000;

/**
 * Where a player stands in the order in which players are given a new version of a remote: 0 comes first, 9999 last. It never
 * changes, so a growing share takes nobody back, and each remote has an order of its own.
 */
export function bucketOf(userId: number, remoteId: string): number {
  return createHash('sha256').update(`${userId}:${remoteId}`).digest().readUIntBE(0, 6) % BUCKETS;
}

/** Whether a player is in a share. Nobody in particular, `userId` null, never is. */
export const isInShare = (userId: number | null, remoteId: string, percent: number): boolean =>
  userId !== null && bucketOf(userId, remoteId) < percent * 100;

/** The version that one player is given; null is the one that was built in place. */
export function versionFor(userId: number | null, remoteId: string, { live, next }: ManifestEntry): string | null {
  return next && isInShare(userId, remoteId, next.percent) ? next.version : live.version;
}
