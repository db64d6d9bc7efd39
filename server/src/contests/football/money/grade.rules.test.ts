import fc from 'fast-check';
import { gradePick, type GradedGame } from './grade.rules';

const game = (over: Partial<GradedGame> = {}): GradedGame => ({
  kickoffAt: 100,
  spread2: -3,
  state: 'final',
  score1: 20,
  score2: 24,
  ...over,
});
const halves = fc.integer({ min: -199, max: 199 }).map((n) => n / 2);
const score = fc.integer({ min: 0, max: 80 });

describe('grading a pick', () => {
  it('covers when the score plus the line is greater than the other score', () => {
    expect(gradePick({ side: 2, lockedSpread: null }, game(), 200)).toEqual({ result: 1, push: false, line: -3 });
    expect(gradePick({ side: 1, lockedSpread: null }, game(), 200)).toEqual({ result: 0, push: false, line: 3 });
  });

  it('counts a push as a loss, and as losing while the game runs', () => {
    expect(gradePick({ side: 2, lockedSpread: -4 }, game(), 200)).toEqual({ result: 0, push: true, line: -4 });
    expect(gradePick({ side: 2, lockedSpread: -4 }, game({ state: 'in_progress' }), 200)).toEqual({ result: -2, push: true, line: -4 });
  });

  it('keeps the locked line when the line moves', () => {
    expect(gradePick({ side: 2, lockedSpread: -3.5 }, game({ spread2: -6 }), 200).result).toBe(1);
    expect(gradePick({ side: 2, lockedSpread: null }, game({ spread2: -6 }), 200).result).toBe(0);
  });

  it('only shows as picked before kick-off, and until a score is known', () => {
    expect(gradePick({ side: 1, lockedSpread: null }, game(), 99).result).toBe(3);
    expect(gradePick({ side: 1, lockedSpread: null }, game({ state: 'scheduled', score1: null, score2: null }), 100).result).toBe(3);
  });

  it.each(['postponed', 'cancelled'] as const)('grades nothing in a game that is %s', (state) => {
    expect(gradePick({ side: 1, lockedSpread: 3 }, game({ state }), 200).result).toBeNull();
    expect(gradePick({ side: 1, lockedSpread: 3 }, game({ state }), 50).result).toBeNull();
  });

  it('grades nothing without a line at kick-off, locked before or not', () => {
    expect(gradePick({ side: 1, lockedSpread: 3 }, game({ spread2: null }), 200)).toEqual({ result: null, push: false, line: null });
    expect(gradePick({ side: 1, lockedSpread: null }, game({ spread2: null }), 200).result).toBeNull();
  });

  it('never has both sides of one line win, and neither only on a push', () => {
    fc.assert(
      fc.property(halves, score, score, (spread2, score1, score2) => {
        const played = game({ spread2, score1, score2 });
        const away = gradePick({ side: 1, lockedSpread: null }, played, 200);
        const home = gradePick({ side: 2, lockedSpread: null }, played, 200);
        expect(away.push).toBe(home.push);
        expect(Number(away.result) + Number(home.result)).toBe(away.push ? 0 : 1);
      }),
    );
  });
});
