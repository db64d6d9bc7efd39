import fc from 'fast-check';
import { gradeDog, UNGRADED, type GradedGame } from './grade.rules';

const game = (over: Partial<GradedGame> = {}): GradedGame => ({
  kickoffAt: 100,
  spread2: -3.5,
  state: 'final',
  score1: 20,
  score2: 24,
  ...over,
});
const points = fc.integer({ min: 1, max: 199 }).map((n) => n / 2);
const score = fc.integer({ min: 0, max: 80 });
const side = fc.constantFrom(1 as const, 2 as const);

describe('grading an underdog', () => {
  it.each<[string, number, number, number, 'W' | 'C' | 'L', number]>([
    ['won outright', 24, 20, 3.5, 'W', 7.5],
    ['lost within its points', 20, 23, 3.5, 'C', 0.5],
    ['tied', 20, 20, 3.5, 'C', 3.5],
    ['lost by more', 20, 24, 3.5, 'L', -0.5],
    ['lost by exactly its points, a push', 20, 24, 4, 'L', 0],
    ['tied with 0 points, which only an administrator can give', 20, 20, 0, 'L', 0],
  ])('%s', (_, score1, score2, spread, grade, spreadScore) => {
    expect(gradeDog(1, spread, game({ score1, score2 }), 200)).toEqual({ grade, won: grade === 'W', spreadScore, live: false });
  });

  it('is one of three, by the score and the points alone', () => {
    fc.assert(
      fc.property(side, points, score, score, (picked, spread, score1, score2) => {
        const { grade, won, spreadScore } = gradeDog(picked, spread, game({ score1, score2 }), 100);
        const [own, other] = picked === 1 ? [score1, score2] : [score2, score1];
        expect(won).toBe(own > other);
        expect(grade).toBe(own > other ? 'W' : own + spread > other ? 'C' : 'L');
        expect(spreadScore).toBe(own + spread - other);
        expect(Object.is(spreadScore, -0)).toBe(false);
      }),
    );
  });

  it('never lets both sides of one game cover at opposite lines', () => {
    fc.assert(
      fc.property(points, score, score, (spread, score1, score2) => {
        const dog = gradeDog(1, spread, game({ score1, score2 }), 100);
        const favourite = gradeDog(2, 0 - spread, game({ score1, score2 }), 100);
        expect(dog.spreadScore! + favourite.spreadScore!).toBe(0);
      }),
    );
  });

  it('shows how it stands while the game is on, without a grade', () => {
    expect(gradeDog(1, 3.5, game({ state: 'in_progress', score1: 21, score2: 20 }), 200)).toEqual({
      grade: '',
      won: true,
      spreadScore: 4.5,
      live: true,
    });
  });

  it.each<[string, Partial<GradedGame>, number]>([
    ['before its kick-off', {}, 99],
    ['before there is a score', { state: 'scheduled', score1: null, score2: null }, 200],
    ['when it is postponed', { state: 'postponed' }, 200],
    ['when it is cancelled', { state: 'cancelled' }, 200],
    ['when it kicked off without a line', { spread2: null }, 200],
  ])('grades nothing %s', (_, over, now) => {
    expect(gradeDog(1, 3.5, game(over), now)).toEqual(UNGRADED);
  });
});
