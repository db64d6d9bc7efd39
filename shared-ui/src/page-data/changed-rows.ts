import { idOf } from '../board/merge-page';

type Groups = Record<string, unknown>;

/** `${group}:${id}` of the rows that are new or differ between two states of a page. Relies on kept identity. */
export function changedRows(before: unknown, after: unknown): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [name, group] of Object.entries((after ?? {}) as Groups)) {
    const was = rowsOf((before as Groups)[name]);
    // Nearly all rows stand where they stood.
    const moved = rowsOf(group).filter((row, at) => row !== was[at]);
    if (moved.length === 0) continue;
    const known = new Set(was);
    for (const row of moved) if (!known.has(row)) changed.add(`${name}:${idOf(row)}`);
  }
  return changed;
}

function rowsOf(group: unknown): readonly unknown[] {
  const rows = Array.isArray(group) ? group : (group as { data?: unknown } | null | undefined)?.data;
  return Array.isArray(rows) ? rows : [];
}
