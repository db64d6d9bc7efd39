import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import type { HomeFacts, HomeLine } from './home-source';

export interface HomeRows {
  contests: HomeContestRow[];
  live: HomeLiveRow[];
  locks: HomeLockRow[];
}

/** What the parts of one contest name tell a viewer, as rows: one line for the list, and every game and pick of his. */
export function homeRows(contest: string, parts: readonly HomeFacts[]): HomeRows {
  const named = <T extends { ID: string }>(row: T) => ({ ...row, ID: `${contest}-${row.ID}`, contest });
  const line = lineToTell(parts.flatMap((part) => part.lines));
  return {
    contests: line ? [{ ID: contest, ...line }] : [],
    live: once(parts.flatMap((part) => part.live.map(named))),
    locks: once(parts.flatMap((part) => part.locks.map(named))),
  };
}

/** Of several entries the first that waits for the player, else the first; its note then says which it is. */
function lineToTell(lines: readonly HomeLine[]): HomeLine['facts'] | undefined {
  const line = lines.find(({ facts }) => facts.action !== '') ?? lines[0];
  if (!line || lines.length === 1) return line?.facts;
  return { ...line.facts, note: [line.facts.note, line.about].filter(Boolean).join(' · ') };
}

/** Two entries with the same pick of the same game are told once. */
function once<T extends { ID: string }>(rows: readonly T[]): T[] {
  const told = new Map<string, T>();
  for (const row of rows) {
    const { ID: _, ...rest } = row;
    const text = JSON.stringify(rest);
    if (!told.has(text)) told.set(text, row);
  }
  return [...told.values()];
}
