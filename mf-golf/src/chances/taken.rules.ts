import type { GolfPage } from '../contest/golf.types';
import { golferIds } from '../contest/golfer-ids.rules';

/** A golfer whom somebody took. */
export interface Taken {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly score: string;
  /** Of whom, in the order of their names. */
  readonly entries: readonly string[];
  readonly mine: boolean;
}

/** Who took whom, whom most took first; nobody while picks are sealed. */
export function takenOf({ picks, leaderboard }: Pick<GolfPage, 'picks' | 'leaderboard'>): Taken[] {
  const by = new Map<number, { entries: string[]; mine: boolean }>();
  for (const row of picks.data)
    for (const id of golferIds(row)) {
      const one = by.get(id) ?? { entries: [], mine: false };
      by.set(id, { entries: [...one.entries, row.EntryName], mine: one.mine || row.mine === 1 });
    }
  const leaders = new Map(leaderboard.data.map((row) => [row.Golfer_ID, row]));
  return [...by]
    .map(([id, { entries, mine }]) => {
      const leader = leaders.get(id);
      return { id, name: leader?.Name ?? '', position: leader?.Position ?? '', score: leader?.Score ?? '', entries: entries.sort(), mine };
    })
    .sort((a, b) => b.entries.length - a.entries.length || (a.name < b.name ? -1 : 1));
}
