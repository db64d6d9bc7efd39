import type { FootballPickRow, FootballPopularRow, FootballScoreRow, FootballStandingRow, SmackRow } from '@poolhouse/contract';

/** Position of a game's group on the board: live, then started, not started, finished. Source: spec 1, section 4. */
function phase(game: FootballScoreRow): number {
  if (game.state === 'final') return 3;
  if (game.inProgress) return 0;
  return game.started ? 1 : 2;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Games as the scores panel lists them; a new array. */
export function orderScores(games: readonly FootballScoreRow[]): FootballScoreRow[] {
  return [...games].sort((a, b) => phase(a) - phase(b) || byText(a.day, b.day) || byText(a.team1, b.team1));
}

/** Standings: most wins, fewest losses, most points, then the entry's name. Source: spec 1, section 9. */
export function orderStandings(rows: readonly FootballStandingRow[]): FootballStandingRow[] {
  return [...rows].sort((a, b) => b.Wins - a.Wins || a.Losses - b.Losses || b.Points - a.Points || byText(a.EntryName, b.EntryName));
}

/** The picks table: fewest losses, most wins, then the name. */
export function orderPicksTable<T extends { losses: number; wins: number; name: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.losses - b.losses || b.wins - a.wins || byText(a.name, b.name));
}

/** Popular picks: count descending, then the team. */
export function orderPopular(rows: readonly FootballPopularRow[]): FootballPopularRow[] {
  return [...rows].filter((row) => row.Count > 0).sort((a, b) => b.Count - a.Count || byText(a.Pick, b.Pick));
}

/** Side prizes: most of the first figure, then of the second, then the name. */
export function orderByRank<T extends { Rank: number; EntryName: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.Rank - b.Rank || byText(a.EntryName, b.EntryName));
}

/** Smack: newest first, archived messages left out. */
export function newestSmack(rows: readonly SmackRow[]): SmackRow[] {
  return rows.filter((row) => row.archived === 0).sort((a, b) => byText(b.Modtime, a.Modtime) || b.ID - a.ID);
}

/** Ranks that more than one row holds: they are shown as T2. */
export function sharedRanks(rows: readonly { Rank: number }[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const { Rank } of rows) (seen.has(Rank) ? shared : seen).add(Rank);
  return shared;
}

export interface PicksTableRow {
  entryId: number;
  name: string;
  wins: number;
  losses: number;
  picksIn: number;
  /** One per pick of the week, by slot; null where no pick is in. */
  cells: (FootballPickRow | null)[];
}

const isIn = (pick: FootballPickRow): boolean => pick.Pick !== '' || pick.Result === 3;

/** One row per entry of the week, with its picks by slot. `slots` is the number of picks in a week. */
export function picksTable(standings: readonly FootballStandingRow[], picks: readonly FootballPickRow[], slots: number): PicksTableRow[] {
  const rows = standings.map((row): PicksTableRow => ({
    entryId: row.entry_id, name: row.EntryName, wins: row.Wins, losses: row.Losses, picksIn: row.PicksIn, cells: Array<FootballPickRow | null>(slots).fill(null),
  }));
  const byEntry = new Map(rows.map((row) => [row.entryId, row]));
  for (const pick of picks) {
    const cells = byEntry.get(pick.entry_id)?.cells;
    if (cells && isIn(pick) && pick.slot >= 1 && pick.slot <= slots) cells[pick.slot - 1] = pick;
  }
  return orderPicksTable(rows);
}
