import type { GolfPage } from '../contest/golf.types';
import { golferIds } from '../contest/golfer-ids.rules';

export interface GolferStats {
  readonly golferId: number;
  readonly name: string;
  /** Entries that play with him; null while picks are sealed. */
  readonly picked: number | null;
  readonly score: string;
  readonly order: number;
  readonly birdies: number;
  readonly eagles: number;
  readonly bogies: number;
}

/** What golfers have made in the tournament: the most picked first, then by the leaderboard. */
export function golferStats({
  leaderboard,
  scores,
  picks,
  config,
}: Pick<GolfPage, 'leaderboard' | 'scores' | 'picks' | 'config'>): GolferStats[] {
  const open = config.data[0]?.locked === 1;
  const counts = new Map<number, number>();
  for (const row of picks.data) for (const golferId of golferIds(row)) counts.set(golferId, (counts.get(golferId) ?? 0) + 1);
  const made = new Map<number, { birdies: number; eagles: number; bogies: number }>();
  for (const { golfer_ID: golferId, birdies, eagles, bogies } of scores.data) {
    const before = made.get(golferId) ?? { birdies: 0, eagles: 0, bogies: 0 };
    made.set(golferId, { birdies: before.birdies + birdies, eagles: before.eagles + eagles, bogies: before.bogies + bogies });
  }
  return leaderboard.data
    .filter(({ Golfer_ID }) => made.has(Golfer_ID))
    .map(({ Golfer_ID: golferId, Name, Score, sort_order }) => ({
      golferId,
      name: Name,
      picked: open ? (counts.get(golferId) ?? 0) : null,
      score: Score,
      order: sort_order,
      ...(made.get(golferId) ?? { birdies: 0, eagles: 0, bogies: 0 }),
    }))
    .sort((a, b) => (b.picked ?? 0) - (a.picked ?? 0) || a.order - b.order);
}
