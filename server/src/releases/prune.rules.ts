import type { ManifestEntry } from './manifest';
import { onOffer } from './switch.rules';

/** So many versions of a remote stay whatever their age. */
export const KEPT_AT_LEAST = 5;
/** A tab may stay open for as long as this after a release without missing a file. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

/**
 * Versions whose files may go: older than 30 days since anybody was given them, not among the last five published, and neither
 * live, nor a share's, nor what a rollback would go back to.
 *
 * @param now epoch ms
 */
export function prunable(remote: ManifestEntry, now: number): string[] {
  const kept = Object.entries(remote.versions)
    .filter(([, { pruned }]) => !pruned)
    .sort(([, a], [, b]) => b.at.localeCompare(a.at));
  const needed = new Set([
    ...onOffer(remote),
    remote.before.at(-1)?.version ?? null,
    ...kept.slice(0, KEPT_AT_LEAST).map(([version]) => version),
  ]);
  return kept
    .filter(([version, { at, leftAt }]) => !needed.has(version) && now - Date.parse(leftAt ?? at) > KEPT_FOR_MS)
    .map(([version]) => version);
}

/** Notes that versions have no files any more, and that nobody can go back to them. */
export function pruned(remote: ManifestEntry, gone: readonly string[]): ManifestEntry {
  const versions = Object.fromEntries(
    Object.entries(remote.versions).map(([version, noted]) => [version, gone.includes(version) ? { ...noted, pruned: true } : noted]),
  );
  return { ...remote, versions, before: remote.before.filter(({ version }) => version === null || !gone.includes(version)) };
}
