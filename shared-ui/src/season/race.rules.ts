import type { CsvCell } from '../csv/csv.rules';
import { byText } from '../formats/by-text';
import { must } from '../must/must';

/** What an entry had after a week. */
export interface RaceEntry {
  entry_id: number;
  EntryName: string;
  Week: number;
  /** Wins or points so far. */
  value: number;
  Rank: number;
}

export interface RacePoint {
  week: number;
  value: number;
  rank: number;
  /** Behind the leader of that week, 0 for the leader. */
  behind: number;
}

export interface RaceLine {
  entryId: number;
  name: string;
  /** By week, no gaps that the data does not have. */
  points: RacePoint[];
}

/** One line per entry, who leads at the end first. */
export function raceLines(rows: readonly RaceEntry[]): RaceLine[] {
  const most = new Map<number, number>();
  for (const { Week, value } of rows) most.set(Week, Math.max(most.get(Week) ?? -Infinity, value));
  const lines = new Map<number, RaceLine>();
  for (const row of [...rows].sort((a, b) => a.Week - b.Week)) {
    const line = lines.get(row.entry_id) ?? { entryId: row.entry_id, name: row.EntryName, points: [] };
    line.points.push({ week: row.Week, value: row.value, rank: row.Rank, behind: (most.get(row.Week) ?? row.value) - row.value });
    lines.set(row.entry_id, line);
  }
  const last = ({ points }: RaceLine): RacePoint => must(points.at(-1), 'a line has a point');
  return [...lines.values()].sort((a, b) => last(a).rank - last(b).rank || last(b).value - last(a).value || byText(a.name, b.name));
}

/** Every week of the race. */
export function raceWeeks(lines: readonly RaceLine[]): number[] {
  return [...new Set(lines.flatMap((line) => line.points.map((point) => point.week)))].sort((a, b) => a - b);
}

/** The race as rows of a file. `unit` is what is counted, such as 'Wins'. */
export function raceTable(rows: readonly RaceEntry[], unit: string): CsvCell[][] {
  const lines = raceLines(rows);
  const weeks = raceWeeks(lines);
  return [
    ['Entry', ...weeks.map((week) => `${unit} after week ${week}`)],
    ...lines.map((line) => [line.name, ...weeks.map((week) => line.points.find((point) => point.week === week)?.value ?? null)]),
  ];
}
