import type { Board } from '../rules/board.rules';
import { countedRounds } from '../rules/grade.rules';

/** An ace or an albatross. */
export interface RareHole {
  readonly golferId: number;
  readonly round: number;
  readonly hole: number;
  readonly strokes: number;
}

const ALBATROSS = -3;

/** Holes in one stroke, and those in three or more under par, of the rounds that count. */
export function rareHoles(board: Board): RareHole[] {
  const rounds = countedRounds(board);
  return board.golfers.flatMap(({ golferId, cards }) =>
    cards.slice(0, rounds).flatMap((card) =>
      (card?.holes ?? []).flatMap((strokes, n) => {
        const rare = strokes === 1 || (strokes !== null && strokes - (card?.pars[n] ?? strokes) <= ALBATROSS);
        return rare && card ? [{ golferId, round: card.round, hole: n + 1, strokes }] : [];
      }),
    ),
  );
}
