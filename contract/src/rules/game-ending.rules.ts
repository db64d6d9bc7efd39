import type { ScoreRow } from '../game';

/** Whole points by which a home side wins, from least to most, below 0 the away side. Infinite at the ends. */
export interface GameEnding {
  from: number;
  to: number;
}

/** The margin that stands for an ending: an infinite one for all that a side can win by. */
export const marginOf = ({ from, to }: GameEnding): number => (to === Infinity ? Infinity : from);

/** Which of a game's endings a margin belongs to; undefined without one. */
export const endingAt = (endings: readonly GameEnding[], margin: number | undefined): GameEnding | undefined =>
  margin === undefined ? undefined : endings.find(({ from, to }) => from <= margin && margin <= to);

/** All endings, told apart at these margins: one ends there, and the next begins a point above. */
export function endingsCutAt(margins: readonly number[]): GameEnding[] {
  const endings: GameEnding[] = [];
  let from = -Infinity;
  for (const to of [...new Set(margins)].sort((a, b) => a - b)) {
    endings.push({ from, to });
    from = to + 1;
  }
  return [...endings, { from, to: Infinity }];
}

/** Whether something hangs on the end of a game that is still to come. */
export const isUndecided = ({ state, Spread2 }: Pick<ScoreRow, 'state' | 'Spread2'>): boolean =>
  (state === 'scheduled' || state === 'in_progress') && Spread2 !== null;

/** By game: the points by which its home side is supposed to win, below 0 the away side; infinite for every line of a side. */
export type Suppositions = ReadonlyMap<number, number>;
