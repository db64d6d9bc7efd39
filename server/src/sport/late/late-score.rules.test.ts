import { lateScore, type TimedGame } from './late-score.rules';

const game = (score1: number, score2: number, values: Partial<TimedGame> = {}): TimedGame => ({
  ...{ state: 'in_progress', status: 'Q4', timeLeft: '2:00', score1, score2 },
  ...values,
});
/** What is kept after each of the states that the site saw, one after the other. */
const seen = (...games: TimedGame[]) =>
  games.map(
    (
      (known) => (one: TimedGame) =>
        (known = lateScore(known, one))
    )(undefined as ReturnType<typeof lateScore>),
  );

it('is the one that stood there when the last two minutes were first seen', () => {
  const final = { state: 'final', status: 'Final', timeLeft: '0:00' } as const;
  expect(seen(game(17, 20, { timeLeft: '2:01' }), game(17, 20), game(24, 20, { timeLeft: '0:08' }), game(24, 20, final))).toEqual([
    undefined,
    ...Array.from({ length: 3 }, () => ({ score1: 17, score2: 20 })),
  ]);
});

it('is not known where none of them was seen', () => {
  expect(seen(game(17, 20, { timeLeft: '5:12' }), game(24, 20, { state: 'final', status: 'Final' }))).toEqual([undefined, undefined]);
  expect(lateScore(undefined, game(1, 2, { status: 'Q3' }))).toBeUndefined();
  expect(lateScore(undefined, game(1, 2, { timeLeft: '' }))).toBeUndefined();
});

it('goes down with a score that is taken away, which had never been scored', () => {
  expect(seen(game(24, 20), game(17, 20, { timeLeft: '1:40' }), game(17, 23, { timeLeft: '0:02' })).at(-1)).toEqual({
    score1: 17,
    score2: 20,
  });
});

it('is forgotten where the clock goes back before them, or the game is off', () => {
  const known = { score1: 17, score2: 20 };
  expect(lateScore(known, game(17, 20, { timeLeft: '4:00' }))).toBeUndefined();
  expect(lateScore(known, game(17, 20, { state: 'scheduled', score1: null, score2: null }))).toBeUndefined();
  expect(lateScore(known, game(17, 20, { state: 'postponed' }))).toBeUndefined();
});

it('reaches into overtime', () => {
  expect(seen(game(20, 20, { status: 'OT', timeLeft: '6:10' }), game(26, 20, { state: 'final', status: 'F/OT' })).at(-1)).toEqual({
    score1: 20,
    score2: 20,
  });
});
