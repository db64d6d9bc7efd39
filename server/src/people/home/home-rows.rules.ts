import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import type { HomeFacts } from './home-source';

export interface HomeRows {
  contests: HomeContestRow[];
  live: HomeLiveRow[];
  locks: HomeLockRow[];
}

/** What the parts of one contest name tell a viewer, as rows: a line for each of their entries, and every game and pick of theirs. */
export function homeRows(contest: string, parts: readonly HomeFacts[]): HomeRows {
  const named = <T extends { ID: string }>(row: T) => ({ ...row, ID: `${contest}-${row.ID}`, contest });
  return {
    contests: parts.flatMap(({ lines }) =>
      lines.map(({ id, entry, pool, facts }) => ({ ID: `${contest}-${id}`, contest, pool, entry, ...facts })),
    ),
    live: once(parts.flatMap((part) => part.live.map(named))),
    locks: once(parts.flatMap((part) => part.locks.map(named))),
  };
}

/** Two entries of one pool with the same pick of the same game are listed once. */
function once<T extends { ID: string }>(rows: readonly T[]): T[] {
  const byText = new Map<string, T>();
  for (const row of rows) {
    const { ID: _, ...rest } = row;
    const text = JSON.stringify(rest);
    if (!byText.has(text)) byText.set(text, row);
  }
  return [...byText.values()];
}
