import type { Holes } from '../golf';

/** Holes of a round. */
export const HOLES = 18;

/** One golfer's round, as it is known. */
export interface Card {
  readonly golferId: number;
  readonly round: number;
  readonly holes: Holes;
  /** Pars of the course that this golfer plays in this round. */
  readonly pars: readonly number[];
  /** The round's score to par as a leaderboard tells it; null where only the holes say it. */
  readonly reportedToPar: number | null;
  /** Holes played as a leaderboard tells it. */
  readonly reportedThru: number;
}

export const NO_HOLES: Holes = Array.from({ length: HOLES }, () => null);

export function posted(holes: Holes): number {
  return holes.reduce<number>((count, strokes) => count + (strokes === null ? 0 : 1), 0);
}

/** Sum of the posted holes, to par. */
export function holesToPar(holes: Holes, pars: readonly number[]): number {
  return holes.reduce<number>((sum, strokes, n) => sum + (strokes === null ? 0 : strokes - (pars[n] ?? 0)), 0);
}

/** Holes played: what is posted, or more where the leaderboard is ahead of the hole scores. */
export function thruOf(card: Pick<Card, 'holes' | 'reportedThru'>): number {
  return Math.max(posted(card.holes), card.reportedThru);
}

/** The round's score to par: of its holes where they are as far as the leaderboard, else what that tells. */
export function cardToPar(card: Card): number {
  const own = posted(card.holes);
  return card.reportedToPar !== null && (own < card.reportedThru || own === 0) ? card.reportedToPar : holesToPar(card.holes, card.pars);
}

/** Birdies, eagles and bogeys of a card; pars are what is left of the posted holes. An ace on a par 3 is an eagle. */
export function countOutcomes(holes: Holes, pars: readonly number[]): { birdies: number; eagles: number; bogies: number } {
  const counts = { birdies: 0, eagles: 0, bogies: 0 };
  for (const [n, strokes] of holes.entries()) {
    if (strokes === null) continue;
    const toPar = strokes - (pars[n] ?? strokes);
    if (toPar === -1) counts.birdies += 1;
    else if (toPar <= -2) counts.eagles += 1;
    else if (toPar > 0) counts.bogies += 1;
  }
  return counts;
}

/** 'E', '-5', '+3'. */
export function golfScore(toPar: number): string {
  return toPar === 0 ? 'E' : toPar > 0 ? `+${toPar}` : String(toPar);
}
