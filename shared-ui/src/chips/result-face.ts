import { Result } from '@poolhouse/contract/constants';
import type { TokenName } from '../theme/tokens';

/** How a result code looks and sounds. Solid is final, tint with outline provisional. */
export interface ResultFace {
  mark: 'W' | 'L' | 'P' | 'up' | 'down' | 'level' | 'lock';
  ground: TokenName;
  ink: TokenName;
  outline: TokenName | null;
  spoken: string;
  /** Short, for a legend. */
  word: string;
}

const solid = (mark: ResultFace['mark'], ground: TokenName, ink: TokenName, spoken: string, word = spoken): ResultFace => ({ mark, ground, ink, outline: null, spoken, word });
const tinted = (mark: ResultFace['mark'], ground: TokenName, ink: TokenName, spoken: string): ResultFace => ({ mark, ground, ink, outline: ink, spoken, word: spoken });

export const faces = {
  win: solid('W', 'win', 'onWin', 'Win'),
  loss: solid('L', 'loss', 'onLoss', 'Loss'),
  push: solid('P', 'push', 'onPush', 'Push, counts as a loss', 'Push (a loss)'),
  winning: tinted('up', 'winTint', 'winInk', 'Winning now'),
  losing: tinted('down', 'lossTint', 'lossInk', 'Losing now'),
  pushing: tinted('level', 'pushTint', 'pushInk', 'Pushing now'),
  picked: { mark: 'lock', ground: 'sunken', ink: 'ink2', outline: 'ctl', spoken: 'Picked, shown at kickoff', word: 'Picked' },
} satisfies Record<string, ResultFace>;

/** The face of a result code; null when there is nothing to show yet. */
export function faceOf(result: number | null, push: boolean): ResultFace | null {
  switch (result) {
    case Result.win:
      return faces.win;
    case Result.loss:
      return push ? faces.push : faces.loss;
    case Result.winning:
      return faces.winning;
    case Result.losing:
      return push ? faces.pushing : faces.losing;
    case Result.picked:
      return faces.picked;
    default:
      return null;
  }
}
