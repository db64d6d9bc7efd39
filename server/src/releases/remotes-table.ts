import { formatRate } from '@poolhouse/contract/formats';
import type { Manifest, ManifestEntry, Published } from './manifest';
import { UNRELEASED } from './manifest';
import type { Preinstalled } from './preinstalled';

/** One line of the table of releases. */
export interface RemoteLine {
  remote: string;
  version: string;
  /** Who is given it: 'live', '10%', 'kept', 'built in place'. */
  given: string;
  since: string;
  by: string;
}

/** Every version that has files, the latest first; of a remote that players get as it was built in place, that one too. */
export function remoteLines(manifest: Manifest, preinstalled: readonly Preinstalled[]): RemoteLine[] {
  const ids = [...new Set([...Object.keys(manifest.remotes), ...preinstalled.map(({ remote }) => remote.id)])].sort();
  return ids.flatMap((id) => {
    const entry = manifest.remotes[id] ?? UNRELEASED;
    const built = preinstalled.find(({ remote }) => remote.id === id)?.remote.version;
    const kept = Object.entries(entry.versions)
      .filter(([, { pruned }]) => !pruned)
      .sort(([, a], [, b]) => b.at.localeCompare(a.at));
    const lines = kept.map(([version, published]) => versionLine(id, version, entry, published));
    return entry.live.version === null && built !== undefined
      ? [...lines, { remote: id, version: built, given: 'live, as built in place', since: '', by: '' }]
      : lines;
  });
}

function versionLine(remote: string, version: string, { live, next }: ManifestEntry, published: Published): RemoteLine {
  if (next?.version === version) return { remote, version, given: formatRate(next.percent), since: minute(next.since), by: next.by };
  if (live.version === version) return { remote, version, given: 'live', since: minute(live.since), by: live.by };
  return { remote, version, given: 'kept', since: minute(published.leftAt ?? published.at), by: published.by };
}

/** `2026-11-21 22:30 UTC` */
const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** The lines under heads, in columns. */
export const tableOf = (lines: readonly RemoteLine[]): string[] =>
  columns([
    ['REMOTE', 'VERSION', 'GIVEN TO', 'SINCE', 'BY'],
    ...lines.map(({ remote, version, given, since, by }) => [remote, version, given, since, by]),
  ]);

/** Rows of cells as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
