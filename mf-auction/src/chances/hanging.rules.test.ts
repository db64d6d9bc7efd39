import type { AuctionScoreRow } from '@poolhouse/contract';
import { someSlots } from '../testing/rows.fixture';
import type { Chances } from './chances.rules';
import { hangingWords } from './hanging-words.rules';
import { hangingOn } from './hanging.rules';

type Game = Chances['games'][number];

/** A game of the round of 64, and what an owner's chances are after each end of it. */
const game = (n: number, profit: [number, number], first: [number, number]): Game => ({
  ...{ round: 0, game: n, sides: [2 * n, 2 * n + 1], chance: 0.5 },
  profit: [[profit[0]], [profit[1]]],
  first: [[first[0]], [first[1]]],
});
const of = (games: Game[], profit = 0.34): Chances => ({
  ...{ exact: true, endings: 4, deciding: [], games },
  owners: [{ profit, first: 0.1, best: 1, worst: 2, expected: 9, toCome: [] }],
});
/** Games of the bracket have numbers from 71 on. */
const bracket = {
  data: someSlots().map((slot) => ({ ...slot, event_id: slot.round === 1 ? 71 + Math.floor((slot.position - 1) / 2) : 0 })),
};
const scores = (...on: number[]) => ({
  data: [71, 72, 73, 74].map((ID) => ({ ID, inProgress: on.includes(ID) ? 1 : 0 }) as AuctionScoreRow),
});

describe('the game on which my chance hangs', () => {
  const games = [
    game(0, [0.3, 0.35], [0.1, 0.1]),
    game(1, [0.12, 0.61], [0, 0.3]),
    game(2, [0.9, 0.1], [1, 0]),
    game(3, [0.34, 0.34], [0.05, 0.15]),
  ];

  it('is one that is on, the one that moves it most first, with the better end first', () => {
    const hanging = hangingOn({ bracket, scores: scores(71, 72, 74) }, of(games), 0);
    expect(hanging.map(({ ID, of: goal }) => [ID, goal])).toEqual([
      [72, 'profit'],
      [74, 'first'],
      [71, 'profit'],
    ]);
    expect(hanging[0]).toEqual({
      ID: 72,
      of: 'profit',
      now: 0.34,
      ends: [
        { winner: 'Team 4', chance: 0.61 },
        { winner: 'Team 3', chance: 0.12 },
      ],
    });
  });

  it('is none where none is on, where nothing moves, and for who owns nothing', () => {
    expect(hangingOn({ bracket, scores: scores() }, of(games), 0)).toEqual([]);
    expect(hangingOn({ bracket, scores: scores(71) }, of([game(0, [1, 1], [0, 0])], 1), 0)).toEqual([]);
    expect(hangingOn({ bracket, scores: scores(72) }, of(games), -1)).toEqual([]);
  });

  it('is said with both of its ends, certain only where all endings were counted', () => {
    const [one] = hangingOn({ bracket, scores: scores(72) }, of([game(1, [0, 1], [0, 0])]), 0);
    expect(hangingWords(one!, true)).toBe('If Team 4 beats Team 3: 34% → 100% in profit. If Team 3 wins: 0%.');
    expect(hangingWords(one!, false)).toBe('If Team 4 beats Team 3: 34% → >99% in profit. If Team 3 wins: <1%.');
    expect(hangingWords({ ...one!, of: 'first', now: 0.1 }, true)).toBe(
      'If Team 4 beats Team 3: 10% → 100% in first place. If Team 3 wins: 0%.',
    );
  });
});
