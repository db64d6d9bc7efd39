import type { RaceRow } from '@poolhouse/contract';

export interface RacePoint {
  week: number;
  wins: number;
  rank: number;
  /** Wins behind the leader of that week, 0 for the leader. */
  behind: number;
}

export interface RaceLine {
  entryId: number;
  name: string;
  /** By week, no gaps that the data does not have. */
  points: RacePoint[];
}

/** One line per entry, who leads at the end first. */
export function raceLines(rows: readonly RaceRow[]): RaceLine[] {
  const most = new Map<number, number>();
  for (const { Week, Wins } of rows) most.set(Week, Math.max(most.get(Week) ?? 0, Wins));
  const lines = new Map<number, RaceLine>();
  for (const row of [...rows].sort((a, b) => a.Week - b.Week)) {
    const line = lines.get(row.entry_id) ?? { entryId: row.entry_id, name: row.EntryName, points: [] };
    line.points.push({ week: row.Week, wins: row.Wins, rank: row.Rank, behind: most.get(row.Week)! - row.Wins });
    lines.set(row.entry_id, line);
  }
  const last = ({ points }: RaceLine): RacePoint => points.at(-1)!;
  return [...lines.values()].sort((a, b) => last(a).rank - last(b).rank || last(b).wins - last(a).wins || (a.name < b.name ? -1 : 1));
}

/** Steps of 1, 2, 5, 10 and so on, so that a scale has at most `most` of them. */
export function stepFor(range: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const base of [1, 2, 5]) if (range / (base * power) <= most) return base * power;
  }
}

/** 0, step, 2 × step … up to the range. */
export function marks(range: number, most: number): number[] {
  const step = stepFor(range, most);
  return Array.from({ length: Math.floor(range / step) + 1 }, (_, i) => i * step);
}
