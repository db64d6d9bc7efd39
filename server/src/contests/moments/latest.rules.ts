import type { MomentRow } from '@poolhouse/contract';

/** The latest `count` of them, and all that were taken back, in the order in which they come. */
export function latestOf(rows: readonly MomentRow[], count: number): readonly MomentRow[] {
  if (rows.length <= count) return rows;
  const latest = new Set([...rows].sort((a, b) => b.At.localeCompare(a.At) || b.ID - a.ID).slice(0, count));
  return rows.filter((row) => latest.has(row) || row.Undone === 1);
}
