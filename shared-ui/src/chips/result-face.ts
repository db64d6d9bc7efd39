import { Result } from '@poolhouse/contract/constants';
import type { TokenName } from '../theme/tokens';

/** How a result code looks and sounds. Solid is final, tint with outline provisional. */
export interface ResultFace {
  mark: 'W' | 'L' | 'P' | 'C' | 'T' | 'up' | 'down' | 'level' | 'lock';
  ground: TokenName;
  ink: TokenName;
  outline: TokenName | null;
  spoken: string;
  /** Short, for a legend. */
  word: string;
}

const solid = (mark: ResultFace['mark'], ground: TokenName, ink: TokenName, spoken: string): ResultFace => ({
  mark,
  ground,
  ink,
  outline: null,
  spoken,
  word: spoken,
});
const tinted = (mark: ResultFace['mark'], ground: TokenName, ink: TokenName, spoken: string): ResultFace => ({
  mark,
  ground,
  ink,
  outline: ink,
  spoken,
  word: spoken,
});

export const faces = {
  win: solid('W', 'win', 'onWin', 'Win'),
  loss: solid('L', 'loss', 'onLoss', 'Loss'),
  push: { ...solid('P', 'push', 'onPush', 'Push, counts as a loss'), word: 'Push (a loss)' },
  winning: tinted('up', 'winTint', 'winInk', 'Winning now'),
  losing: tinted('down', 'lossTint', 'lossInk', 'Losing now'),
  pushing: tinted('level', 'pushTint', 'pushInk', 'Pushing now'),
  picked: { mark: 'lock', ground: 'sunken', ink: 'ink2', outline: 'ctl', spoken: 'Picked, shown at kickoff', word: 'Picked' },
  // Where losing inside the line is worth something of its own.
  cover: { ...solid('C', 'push', 'onPush', 'Lost but covered'), word: 'Covered' },
  covering: tinted('C', 'pushTint', 'pushInk', 'Covering now'),
  // Where a tie is neither.
  tie: solid('T', 'push', 'onPush', 'Tie'),
  tied: tinted('level', 'pushTint', 'pushInk', 'Tied now'),
} satisfies Record<string, ResultFace>;

export type FaceName = keyof typeof faces;

/** The face of a football result code; null when there is nothing to show yet. */
export function faceOf(result: number | null, push: boolean): FaceName | null {
  switch (result) {
    case Result.win:
      return 'win';
    case Result.loss:
      return push ? 'push' : 'loss';
    case Result.winning:
      return 'winning';
    case Result.losing:
      return push ? 'pushing' : 'losing';
    case Result.picked:
      return 'picked';
    default:
      return null;
  }
}
