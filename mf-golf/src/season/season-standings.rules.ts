import type { GolfRaceRow } from '@poolhouse/contract';

export interface SeasonRow extends GolfRaceRow {
  readonly shared: boolean;
  /** Strokes behind the leader. */
  readonly behind: number;
}

/** The season after its last official tournament, the lowest sum of scores first; nobody before the first. */
export function seasonStandings(race: readonly GolfRaceRow[]): SeasonRow[] {
  const last = Math.max(...race.map(({ Event }) => Event));
  const rows = race.filter(({ Event }) => Event === last);
  const lead = Math.min(...rows.map(({ Score }) => Score));
  return rows
    .map((row) => ({ ...row, shared: rows.filter(({ Rank }) => Rank === row.Rank).length > 1, behind: row.Score - lead }))
    .sort((a, b) => a.Rank - b.Rank || (a.EntryName < b.EntryName ? -1 : 1));
}

export interface MoneyRow {
  readonly entry_id: number;
  readonly EntryName: string;
  readonly Points: number;
  readonly rank: number;
  readonly shared: boolean;
  /** Tournaments that brought it something. */
  readonly paid: number;
}

/** Who won how much, the most first. */
export function moneyList(race: readonly GolfRaceRow[]): MoneyRow[] {
  const rows = seasonStandings(race);
  return rows
    .map(({ entry_id, EntryName, Points }) => ({
      entry_id,
      EntryName,
      Points,
      rank: 1 + rows.filter((other) => other.Points > Points).length,
      shared: rows.filter((other) => other.Points === Points).length > 1,
      paid: timesPaid(race.filter((row) => row.entry_id === entry_id)),
    }))
    .sort((a, b) => a.rank - b.rank || (a.EntryName < b.EntryName ? -1 : 1));
}

/** How often the sum of an entry's money grew. */
function timesPaid(own: readonly GolfRaceRow[]): number {
  const sums = [...own].sort((a, b) => a.Event - b.Event).map(({ Points }) => Points);
  return sums.filter((sum, n) => sum > (sums[n - 1] ?? 0)).length;
}
