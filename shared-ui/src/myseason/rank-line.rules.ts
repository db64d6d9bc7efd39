import type { MySeasonStep } from '@poolhouse/contract';
import { must } from '../must/must';

export interface RankPoint {
  week: number;
  rank: number;
  /** Percent of the drawing's width and height, from the left and the top. */
  x: number;
  y: number;
}

const FULL = 100;

/** A player's places as points of a drawing: the first place is at its top, the last one at its bottom. */
export function rankLine(
  weeks: readonly Pick<MySeasonStep, 'Week' | 'Rank'>[],
  entries: number,
): { points: RankPoint[]; best: RankPoint; marks: { rank: number; y: number }[] } {
  const yOf = (rank: number): number => (entries > 1 ? (FULL * (rank - 1)) / (entries - 1) : 0);
  const points = weeks.map(({ Week, Rank }, n) => ({
    week: Week,
    rank: Rank,
    x: (FULL * n) / Math.max(1, weeks.length - 1),
    y: yOf(Rank),
  }));
  const top = Math.min(...points.map(({ rank }) => rank));
  const best = must(
    points.find(({ rank }) => rank === top),
    'a season has weeks',
  );
  const middle = Math.round((1 + entries) / 2);
  return { points, best, marks: [...new Set([1, middle, entries])].map((rank) => ({ rank, y: yOf(rank) })) };
}
