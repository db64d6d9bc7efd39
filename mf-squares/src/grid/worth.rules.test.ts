import { aBoard } from '../testing/board.fixture';
import { chanceOf, expectedWins, gamesLeft, shadeOf } from './worth.rules';

describe('what a pair is worth', () => {
  const pairs = Array.from({ length: 100 }, (_, place) => [place % 10, Math.floor(place / 10)] as const);
  it('adds up to one win a game over all squares', () => {
    const sum = pairs.reduce((all, [winner, loser]) => all + chanceOf(winner, loser), 0);
    expect(sum).toBeCloseTo(1, 2);
  });
  it('goes by the margin alone: 0.86 of 63 wins for a margin of two, 0.46 for level digits', () => {
    const board = aBoard({ drawn: true });
    const of = (winner: number, loser: number) => expectedWins(board, 10 * board.rows.indexOf(loser) + board.columns.indexOf(winner), 63)!;
    expect([of(2, 0), of(1, 9), of(7, 7)].map((wins) => wins.toFixed(2))).toEqual(['0.86', '0.86', '0.46']);
    expect([shadeOf(4, 2), shadeOf(3, 3)]).toEqual([1, 0]);
    expect(expectedWins(aBoard(), 0, 63)).toBeUndefined();
    expect(gamesLeft(board)).toBe(63);
  });
});
