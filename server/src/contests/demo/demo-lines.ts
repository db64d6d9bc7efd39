import { must } from '../../ground/must';
import type { DemoGame } from './demo-games';

/** The side's line at an instant: the last one given by then, the opening one before that. */
export function lineAt(game: DemoGame, side: 1 | 2, instant: number): number {
  const { spread2 } = must(game.lines.findLast((line) => line.at <= instant) ?? game.lines[0], 'the opening line of a game');
  return side === 2 ? spread2 : 0 - spread2;
}
