import type { SquaresGameRow } from '@poolhouse/contract';
import { squaresInPlay } from './in-play.rules';
import type { SeenBoard } from './read-board';

/** Column and row digits as they are counted; entry 7 has 4–5 (leader–other) and 7–5, entry 8 all else. */
const board = (over: Partial<SquaresGameRow>): Pick<SeenBoard, 'config' | 'squares' | 'events'> => ({
  config: { contest_id: 3, playins: 0 } as SeenBoard['config'],
  squares: Array.from({ length: 100 }, (_, ID) => {
    const [x, y] = [ID % 10, Math.floor(ID / 10)];
    return { ID, x_pos: x, y_pos: y, x_score: x, y_score: y, entry_id: ID === 54 || ID === 57 ? 7 : 8 } as SeenBoard['squares'][number];
  }),
  events: [
    {
      ID: 1,
      round: 2,
      team1: 'Auburn',
      team2: 'Houston',
      score1: 54,
      score2: 45,
      state: 'in_progress',
      status: 'H1',
      timeLeft: '0:52',
      day: '2026-03-20T18:00:00Z',
      amount: 36,
      ...over,
    } as SquaresGameRow,
  ],
});
const said = (over: Partial<SquaresGameRow>) => squaresInPlay(board(over), 7).map(({ need, result, near }) => [need, result, near]);

test('a square that would win now says so, with what it is worth', () => {
  const [row] = squaresInPlay(board({}), 7);
  expect(row).toMatchObject({
    ID: '7-1',
    pick: 'Auburn against Houston',
    score: '54–45',
    clock: '1st 0:52',
    href: '/bbsquares?contest=3&entry=7&game=1',
  });
  expect(said({})).toEqual([['Yours if it ends so: 36 points', -1, 0]]);
});

test('a game that counts and pays nothing is a game to win', () => {
  expect(said({ amount: 0 })).toEqual([['Yours if it ends so: a game', -1, 0]]);
});

test('a square that one basket makes is told with that basket, the smallest first', () => {
  expect(said({ score1: 53 })).toEqual([['One free throw makes 4–5, yours: 36 points', -2, 0.01]]);
  expect(said({ score2: 47, score1: 54 })).toEqual([]);
  expect(said({ score1: 64, score2: 52 })).toEqual([['One three makes 4–5, yours: 36 points', -2, 0.03]]);
});

test('what is farther, over, does not count, level or without numbers is nobody’s sweat', () => {
  expect(said({ score1: 60, score2: 40 })).toEqual([]);
  expect(said({ state: 'final' })).toEqual([]);
  expect(said({ round: 0, amount: 0 })).toEqual([]);
  const { squares, ...rest } = board({});
  expect(squaresInPlay({ ...rest, squares: squares.map((one) => ({ ...one, x_score: null })) }, 7)).toEqual([]);
});
