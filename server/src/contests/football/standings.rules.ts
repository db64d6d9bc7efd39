import { compareNames } from './names.rules';

export interface Standing {
  entryId: number;
  name: string;
  wins: number;
  losses: number;
  points: number;
}

export type Ranked<T> = T & { rank: number };

/** Most wins, then fewest losses, then most points, then entry name (spec section 9). Equal but for the name share a rank. */
export function rankStandings<T extends Standing>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses, (row) => -row.points]);
}

/** Close but no cigar: most 4-1 weeks, then most wins; only entries that had such a week. */
export function rankCigar<T extends { name: string; weeks41: number; wins: number }>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows.filter((row) => row.weeks41 > 0), [(row) => -row.weeks41, (row) => -row.wins]);
}

/** The sidebet: most wins, then fewest losses, among the entries that an administrator marked. */
export function rankSidebet<T extends { name: string; wins: number; losses: number }>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses]);
}

/** Places gained since an earlier ranking; 0 for an entry that was not in it. */
export function placesGained(before: readonly Ranked<Standing>[], after: readonly Ranked<Standing>[]): Map<number, number> {
  const old = new Map(before.map((row) => [row.entryId, row.rank]));
  return new Map(after.map((row) => [row.entryId, (old.get(row.entryId) ?? row.rank) - row.rank]));
}

/** Sorts by the keys, smaller first, then by name; rows with equal keys share a rank: 1, 2, 2, 4. */
function ranked<T extends { name: string }>(rows: readonly T[], keys: readonly ((row: T) => number)[]): Ranked<T>[] {
  const byKeys = (a: T, b: T) => keys.reduce((order, key) => order || key(a) - key(b), 0);
  const sorted = [...rows].sort((a, b) => byKeys(a, b) || compareNames(a.name, b.name));
  let rank = 1;
  return sorted.map((row, n) => {
    if (n > 0 && byKeys(sorted[n - 1]!, row) !== 0) rank = n + 1;
    return { ...row, rank };
  });
}
