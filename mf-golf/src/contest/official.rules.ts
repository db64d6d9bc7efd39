import type { GolfConfigRow, GolfLeaderRow } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/shared-ui';
import { toParOf, toParText } from './score.rules';

/** Points are played for, and the leaderboard ranks by them; contests go by strokes to par there as everywhere. */
export const isByPoints = ({ cut_points }: Pick<GolfConfigRow, 'cut_points'>): boolean => cut_points !== undefined;

const turned = (points: number | null): number | null => (points === null ? null : 0 - points);

/** What the tournament ranks a golfer by, the lower the better: to par, or points turned round. Null before a score. */
export const officialOf = ({ Points, Score }: Pick<GolfLeaderRow, 'Points' | 'Score'>): number | null =>
  Points === undefined ? toParOf(Score) : turned(Points);

/** The same of today's round. */
export const officialToday = ({ Round_Points, Round_Score }: Pick<GolfLeaderRow, 'Round_Points' | 'Round_Score'>): number | null =>
  Round_Points === undefined ? toParOf(Round_Score) : turned(Round_Points);

/** The cut line in the same measure; null without one. */
export const lineOf = ({ cut_points, projected_cut }: Pick<GolfConfigRow, 'cut_points' | 'projected_cut'>): number | null =>
  cut_points === undefined ? toParOf(projected_cut) : turned(cut_points);

/** '−5', or points below a head that says so. */
export function officialText(official: number | null, byPoints: boolean): string {
  if (!byPoints || official === null) return toParText(official);
  return formatNumber(-official);
}

/** The same in a sentence: '27 pts'. */
export const officialWords = (official: number | null, byPoints: boolean): string =>
  `${officialText(official, byPoints)}${byPoints && official !== null ? ' pts' : ''}`;
