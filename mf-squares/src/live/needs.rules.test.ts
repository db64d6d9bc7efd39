import fc from 'fast-check';
import { placeOf } from '../contest/board.rules';
import { aBoard, aGame } from '../testing/board.fixture';
import { afterOneScore, awayWords, badges, nearWords, needsOf, needWords } from './needs.rules';

const score = fc.integer({ min: 0, max: 120 });

describe('what one score would change', () => {
  it('is the square that the game then really shows, for each side and each kind of score', () => {
    fc.assert(
      fc.property(score, score, (score1, score2) => {
        const board = aBoard({ drawn: true });
        const game = aGame({ state: 'in_progress', score1, score2 });
        for (const { team, points, x, y, place } of afterOneScore(board, game)) {
          const [one, two] = team === game.team1 ? [score1 + points, score2] : [score1, score2 + points];
          expect(one).not.toBe(two);
          expect([x, y]).toEqual([Math.max(one, two) % 10, Math.min(one, two) % 10]);
          expect(place).toBe(placeOf(board, x, y));
        }
        // Six scores, less those that make it level.
        const level = [1, 2, 3].filter((points) => score1 + points === score2 || score2 + points === score1).length;
        expect(afterOneScore(board, game)).toHaveLength(6 - level);
      }),
    );
  });

  it('names my squares alone, the smallest score first, at most three', () => {
    const board = aBoard({ drawn: true, everythingMine: true });
    const game = aGame({ state: 'in_progress', score1: 61, score2: 44 });
    const needs = needsOf(board, game);
    expect(needs.map(({ points }) => points)).toEqual([1, 1, 2]);
    expect(needWords(needs[0]!)).toBe('Houston free throw → 2–4');
    expect(awayWords(needs[2]!)).toBe('One two-pointer from 3–4');
    expect(needsOf(aBoard({ drawn: true }), game).every(({ entryId }) => entryId === 1)).toBe(true);
  });

  it('is nothing before the numbers are there, and for a game that is not on', () => {
    expect(afterOneScore(aBoard(), aGame({ state: 'in_progress', score1: 1, score2: 2 }))).toEqual([]);
    expect(afterOneScore(aBoard({ drawn: true }), aGame({ state: 'final', score1: 1, score2: 2 }))).toEqual([]);
    expect(badges(aBoard({ drawn: true })).size).toBe(0);
  });

  it('marks a square with the smallest score that reaches it, and says of which side', () => {
    const game = aGame({ state: 'in_progress', score1: 61, score2: 44 });
    const marked = badges(aBoard({ drawn: true, everythingMine: true, games: [game] }));
    expect([...marked.values()].map(({ points, x, y }) => [points, x, y])).toEqual([
      [1, 2, 4],
      [1, 1, 5],
      [2, 3, 4],
    ]);
    expect([...marked.values()].map(nearWords)[1]).toBe('mine after a free throw of Tennessee');
  });
});
