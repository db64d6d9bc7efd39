import { formatPoints, formatToPar, moneyDigits } from '@poolhouse/shared-ui';
/** The specification's seven faces of a hole. */
export type HoleFace = 'none' | 'par' | 'bogey' | 'double-bogey' | 'birdie' | 'eagle' | 'double-eagle';

/** How a hole's score looks, by strokes relative to par; null for none. */
export function holeFace(toPar: number | null): HoleFace {
  if (toPar === null) return 'none';
  if (toPar === 0) return 'par';
  if (toPar === 1) return 'bogey';
  if (toPar > 1) return 'double-bogey';
  if (toPar === -1) return 'birdie';
  return toPar === -2 ? 'eagle' : 'double-eagle';
}

/** What a hole's score is called in a play-by-play. */
export function outcomeWord(strokes: number, par: number): string {
  const toPar = strokes - par;
  if (strokes === 1) return 'ace';
  if (toPar >= 2) return 'dbl bogey +';
  return { 1: 'bogey', 0: 'par', [-1]: 'birdie', [-2]: 'eagle', [-3]: 'albatross' }[toPar] ?? 'unknown';
}

/** 'E', '−5', '+3', with a minus that is as wide as the plus; '' for nothing. */
export function toParText(toPar: number | null): string {
  return toPar === null ? '' : formatToPar(toPar);
}

/** A score as the server spells it, to par; null for none. */
export function toParOf(score: string): number | null {
  if (score === '') return null;
  return score === 'E' ? 0 : Number(score);
}

/** Writes the points of a column, a dash for none: all with cents as soon as one of them has some. */
export function pointsIn(column: readonly number[]): (points: number) => string {
  const digits = moneyDigits(column);
  return (points) => (points === 0 ? '–' : formatPoints(points, digits));
}
