import type { GolfLeaderRow } from '@poolhouse/contract';
import { officialOf } from './official.rules';

export type BubbleSide = 'inside' | 'line' | 'outside' | 'out';

export interface Bubble {
  readonly golfer: GolfLeaderRow;
  readonly side: BubbleSide;
  /** Strokes, or points, between the golfer and the line; 0 on it. */
  readonly margin: number;
  /** '7 inside, finished', '1 over, 5 to play'. */
  readonly words: string;
}

/** A round's holes less those played. */
export function holesLeft({ Through }: Pick<GolfLeaderRow, 'Through'>): number {
  if (Through.startsWith('F')) return 0;
  return 18 - (Number.parseInt(Through, 10) || 0);
}

/** How each of my golfers stands to a cut that is not made yet. */
export function bubbles(golfers: readonly GolfLeaderRow[], line: number): Bubble[] {
  const rank = { inside: 0, line: 1, outside: 2, out: 3 };
  return golfers
    .map((golfer): Bubble => {
      if (golfer.Status !== 'IN') return { golfer, side: 'out', margin: 0, words: golfer.Status };
      const over = (officialOf(golfer) ?? 0) - line;
      const margin = Math.abs(over);
      const left = holesLeft(golfer);
      const rest = left === 0 ? 'finished' : `${left} to play`;
      const side = over < 0 ? 'inside' : over === 0 ? 'line' : 'outside';
      const words = side === 'line' ? `On the line, ${rest}` : `${margin} ${side === 'inside' ? 'inside' : 'over'}, ${rest}`;
      return { golfer, side, margin, words };
    })
    .sort((a, b) => rank[a.side] - rank[b.side] || (a.side === 'inside' ? b.margin - a.margin : a.margin - b.margin));
}

/** How many of them are inside a line. */
export const insideOf = (golfers: readonly GolfLeaderRow[], line: number): number =>
  golfers.filter((golfer) => golfer.Status === 'IN' && (officialOf(golfer) ?? 0) <= line).length;
