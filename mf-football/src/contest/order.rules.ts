import type { FootballPickRow, FootballPopularRow, FootballStandingRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';

/** The picks table: fewest losses, most wins, then the name. */
export function orderPicksTable<T extends { losses: number; wins: number; name: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.losses - b.losses || b.wins - a.wins || byText(a.name, b.name));
}

/** Popular picks: count descending, then the team. */
export function orderPopular(rows: readonly FootballPopularRow[]): FootballPopularRow[] {
  return [...rows].filter((row) => row.Count > 0).sort((a, b) => b.Count - a.Count || byText(a.Pick, b.Pick));
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
    entryId: row.entry_id,
    name: row.EntryName,
    wins: row.Wins,
    losses: row.Losses,
    picksIn: row.PicksIn,
    cells: Array<FootballPickRow | null>(slots).fill(null),
  }));
  const byEntry = new Map(rows.map((row) => [row.entryId, row]));
  for (const pick of picks) {
    const cells = byEntry.get(pick.entry_id)?.cells;
    if (cells && isIn(pick) && pick.slot >= 1 && pick.slot <= slots) cells[pick.slot - 1] = pick;
  }
  return orderPicksTable(rows);
}
