import { formatRate } from '@poolhouse/contract/formats';
import type { Book, BookedRemote, Published } from './book';
import { UNRELEASED } from './book';
import type { InPlace } from './in-place';

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
export function remoteLines(book: Book, inPlace: readonly InPlace[]): RemoteLine[] {
  const ids = [...new Set([...Object.keys(book.remotes), ...inPlace.map(({ remote }) => remote.id)])].sort();
  return ids.flatMap((id) => {
    const booked = book.remotes[id] ?? UNRELEASED;
    const built = inPlace.find(({ remote }) => remote.id === id)?.remote.version;
    const kept = Object.entries(booked.versions)
      .filter(([, { pruned }]) => !pruned)
      .sort(([, a], [, b]) => b.at.localeCompare(a.at));
    const lines = kept.map(([version, published]) => versionLine(id, version, booked, published));
    return booked.live.version === null && built !== undefined
      ? [...lines, { remote: id, version: built, given: 'live, as built in place', since: '', by: '' }]
      : lines;
  });
}

function versionLine(remote: string, version: string, { live, next }: BookedRemote, published: Published): RemoteLine {
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
