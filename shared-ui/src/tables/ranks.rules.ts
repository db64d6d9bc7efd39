import { byText } from '../formats/by-text';

/** By rank, then name; a new array. */
export function orderByRank<T extends { Rank: number; EntryName: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.Rank - b.Rank || byText(a.EntryName, b.EntryName));
}

/** Standings: most wins, fewest losses, most points, then the entry's name. Source: spec 1, section 9. */
export function orderStandings<T extends { Wins: number; Losses: number; Points: number; EntryName: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => b.Wins - a.Wins || a.Losses - b.Losses || b.Points - a.Points || byText(a.EntryName, b.EntryName));
}

/** Ranks that more than one row holds: they are shown as T2. */
export function sharedRanks(rows: readonly { Rank: number }[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const { Rank } of rows) (seen.has(Rank) ? shared : seen).add(Rank);
  return shared;
}

/** The total row of a table of standings. */
export function totals(rows: readonly { Wins: number; Losses: number; Points?: number }[]): {
  wins: number;
  losses: number;
  points: number;
} {
  return rows.reduce(
    (sum, row) => ({ wins: sum.wins + row.Wins, losses: sum.losses + row.Losses, points: sum.points + (row.Points ?? 0) }),
    { wins: 0, losses: 0, points: 0 },
  );
}

/** Everybody's row stays, mine comes first: how a phone pins it. */
export function mineFirst<T>(rows: readonly T[], isMine: (row: T) => boolean): T[] {
  return [...rows.filter(isMine), ...rows.filter((row) => !isMine(row))];
}
