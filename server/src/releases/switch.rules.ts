import type { Manifest, ManifestEntry, Published } from './manifest';

/** When a switch is made (ISO instant), and by whom. */
export interface Stamp {
  at: string;
  by: string;
}

/** How many earlier live versions a remote remembers for rolling back. */
export const REMEMBERED = 20;

/** Versions that somebody is given now. */
export function onOffer({ live, next }: ManifestEntry): string[] {
  return [live.version, next?.version ?? null].filter((version) => version !== null);
}

/** Notes on each version when it ceased to be given to anybody, from which its age counts. */
function withLeaving(before: ManifestEntry, after: ManifestEntry, at: string): ManifestEntry {
  const [was, is] = [onOffer(before), onOffer(after)];
  const versions = Object.entries(after.versions).map(([version, noted]): [string, Published] => {
    if (is.includes(version)) return [version, { ...noted, leftAt: null }];
    return [version, was.includes(version) ? { ...noted, leftAt: at } : noted];
  });
  return { ...after, versions: Object.fromEntries(versions) };
}

/** Gives a published version to a share of the players, or with 100 to all. What a share was given before is given to nobody any more. */
export function released(remote: ManifestEntry, version: string, percent: number, { at, by }: Stamp): ManifestEntry {
  if (percent < 100) return withLeaving(remote, { ...remote, next: { version, percent, since: at, by } }, at);
  if (remote.live.version === version) return withLeaving(remote, { ...remote, next: null }, at);
  const before = [...remote.before, remote.live].slice(-REMEMBERED);
  return withLeaving(remote, { ...remote, live: { version, since: at, by }, next: null, before }, at);
}

/** Takes back the share, else goes back to what was live before; null when nothing was. */
export function rolledBack(remote: ManifestEntry, { at, by }: Stamp): ManifestEntry | null {
  if (remote.next) return withLeaving(remote, { ...remote, next: null }, at);
  const earlier = remote.before.at(-1);
  if (!earlier) return null;
  return withLeaving(remote, { ...remote, live: { version: earlier.version, since: at, by }, before: remote.before.slice(0, -1) }, at);
}

/** The manifest with one remote changed. */
export function withRemote(manifest: Manifest, id: string, remote: ManifestEntry): Manifest {
  return { ...manifest, remotes: { ...manifest.remotes, [id]: remote } };
}
