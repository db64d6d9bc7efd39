import type { GolfStatsRow } from '@poolhouse/contract';

export type StatsKey =
  | 'golfer_name'
  | 'Rank'
  | 'Tee_Time'
  | 'Avg_Birdies'
  | 'Holes_Per_Eagle'
  | 'Consecutive_Cuts'
  | 'YTD_Cuts'
  | 'entries'
  | 'cuts'
  | 'position'
  | 'Odds';

export interface StatsSort {
  readonly key: StatsKey;
  readonly direction: 'ascending' | 'descending';
}

const MORE_IS_BETTER: readonly StatsKey[] = ['Avg_Birdies', 'Consecutive_Cuts', 'YTD_Cuts', 'entries', 'cuts'];

export function nextStatsSort(sort: StatsSort, key: StatsKey): StatsSort {
  if (sort.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: MORE_IS_BETTER.includes(key) ? 'descending' : 'ascending' };
}

/** A finish as a number: places first, then made cuts, then missed ones. */
export function finishOf(position: string): number | null {
  if (position === '') return null;
  return /^T?\d+$/.test(position) ? Number(position.replace('T', '')) : 1000;
}

export function sortedStats(rows: readonly GolfStatsRow[], { key, direction }: StatsSort): GolfStatsRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valueOf = (row: GolfStatsRow) => (key === 'position' ? finishOf(row.position) : (row[key] ?? null));
  return [...rows].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === other) return a.golfer_name < b.golfer_name ? -1 : 1;
    if (one === null || one === '') return 1;
    if (other === null || other === '') return -1;
    return (one < other ? -1 : 1) * sign;
  });
}

/** The golfers whose names have what is wanted; those of the group where nothing is. */
export function golfersFound(rows: readonly GolfStatsRow[], group: number, wanted: string): GolfStatsRow[] {
  const name = wanted.trim().toLowerCase();
  return rows.filter((row) => (name === '' ? row.group_num === group : row.golfer_name.toLowerCase().includes(name)));
}

/** How many of a year's results are among the first ten. */
export const topTens = (results: readonly { Position: string }[]): number =>
  results.filter(({ Position }) => (finishOf(Position) ?? 1000) <= 10).length;
