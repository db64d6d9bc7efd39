import fc from 'fast-check';
import { coverMargin, hasKickedOff, lineOfSide } from './game.rules';

const halves = fc.integer({ min: -199, max: 199 }).map((n) => n / 2);
const score = fc.integer({ min: 0, max: 80 });

describe('the sides of a game', () => {
  it('gives both sides opposite lines and margins, and a pick-em no sign', () => {
    fc.assert(
      fc.property(halves, score, score, (spread2, score1, score2) => {
        const away = lineOfSide({ spread2 }, 1)!;
        expect(away + lineOfSide({ spread2 }, 2)!).toBe(0);
        expect(coverMargin({ score1, score2 }, 1, away)! + coverMargin({ score1, score2 }, 2, spread2)!).toBe(0);
      }),
    );
    expect(Object.is(lineOfSide({ spread2: 0 }, 1), 0)).toBe(true);
  });

  it('are locked from the very instant of kick-off', () => {
    expect([99, 100, 101].map((now) => hasKickedOff({ kickoffAt: 100 }, now))).toEqual([false, true, true]);
  });
});
