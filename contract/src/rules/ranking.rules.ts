import { compareNames } from './names.rules';

export type Ranked<T> = T & { rank: number };

/** Sorts by the keys, smaller first, then by name; rows with equal keys share a rank: 1, 2, 2, 4. */
export function ranked<T extends { name: string }>(rows: readonly T[], keys: readonly ((row: T) => number)[]): Ranked<T>[] {
  const byKeys = (a: T, b: T) => keys.reduce((order, key) => order || key(a) - key(b), 0);
  const sorted = [...rows].sort((a, b) => byKeys(a, b) || compareNames(a.name, b.name));
  let rank = 1;
  return sorted.map((row, n) => {
    const above = sorted[n - 1];
    if (above && byKeys(above, row) !== 0) rank = n + 1;
    return { ...row, rank };
  });
}

/** Places gained since an earlier ranking; 0 for an entry that was not in it. */
export function placesGained(
  before: readonly Ranked<{ entryId: number }>[],
  after: readonly Ranked<{ entryId: number }>[],
): Map<number, number> {
  const old = new Map(before.map((row) => [row.entryId, row.rank]));
  return new Map(after.map((row) => [row.entryId, (old.get(row.entryId) ?? row.rank) - row.rank]));
}

/** Where an entry stands, and whether it shares the place; null for one that is not ranked. */
export function placeOf(rows: readonly Ranked<{ entryId: number }>[], entryId: number): { rank: number | null; shared: 0 | 1 } {
  const rank = rows.find((row) => row.entryId === entryId)?.rank ?? null;
  return { rank, shared: rank !== null && rows.filter((row) => row.rank === rank).length > 1 ? 1 : 0 };
}
