import type { SquaresGameRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/shared-ui';
import { placeOf, type Board } from '../contest/board.rules';

/** What one score would do to a game. */
export interface Need {
  game: SquaresGameRow;
  team: string;
  points: 1 | 2 | 3;
  /** Digits of leader and trailer afterwards. */
  x: number;
  y: number;
  place: number;
  entryId: number;
}

const PLAYS = { 1: 'free throw', 2: 'two', 3: 'three' } as const;
const SPOKEN = { 1: 'free throw', 2: 'two-pointer', 3: 'three-pointer' } as const;

/** What each score of either side would change, the smallest first. A level score cannot be the end, so it is nobody's. */
export function afterOneScore(board: Board, game: SquaresGameRow): Need[] {
  const { score1, score2 } = game;
  if (game.state !== 'in_progress' || score1 === null || score2 === null || !board.drawn) return [];
  return ([1, 2, 3] as const).flatMap((points) =>
    ([1, 2] as const).flatMap((side): Need[] => {
      const [one, two] = side === 1 ? [score1 + points, score2] : [score1, score2 + points];
      if (one === two) return [];
      const [x, y] = [Math.max(one, two) % 10, Math.min(one, two) % 10];
      const place = placeOf(board, x, y);
      if (place === undefined) return [];
      return [{ game, team: side === 1 ? game.team1 : game.team2, points, x, y, place, entryId: board.squares[place]?.entry_id ?? 0 }];
    }),
  );
}

/** The squares of the viewer that one score reaches, at most three, the smallest score first. */
export const needsOf = (board: Board, game: SquaresGameRow): Need[] =>
  afterOneScore(board, game)
    .filter(({ entryId }) => board.mine.has(entryId))
    .slice(0, 3);

/** 'Houston three'. */
export const playWords = ({ team, points }: Need): string => `${team} ${PLAYS[points]}`;

/** 'Houston three → 7–4'. */
export const needWords = (need: Need): string => `${playWords(need)} → ${formatRecord(need.x, need.y)}`;

/** 'One three-pointer from 7–4'. */
export const awayWords = ({ points, x, y }: Need): string => `One ${SPOKEN[points]} from ${formatRecord(x, y)}`;

/** 'mine after a three-pointer of Auburn', read aloud with the square. */
export const nearWords = ({ team, points }: Need): string => `mine after a ${SPOKEN[points]} of ${team}`;

/** The smallest score that reaches a place of mine, by place. */
export function badges(board: Board): Map<number, Need> {
  const found = new Map<number, Need>();
  for (const need of board.live.flatMap((game) => needsOf(board, game))) {
    const before = found.get(need.place);
    if (!before || need.points < before.points) found.set(need.place, need);
  }
  return found;
}
