import fc from 'fast-check';
import { footballWorth } from './worth.rules';

const terms = fc.record({
  entries: fc.integer({ min: 1, max: 60 }),
  pointsPerEntry: fc.integer({ min: 0, max: 500 }),
  cigarPoints: fc.integer({ min: 0, max: 500 }),
  overallPoints: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 5 }),
  firstWeek: fc.integer({ min: 1, max: 15 }),
});

describe('what a football contest is worth', () => {
  it('is the pot, to the point, and says when prizes do not fit into it', () => {
    fc.assert(
      fc.property(terms, (wanted) => {
        const { pot, prizes, weeks, adds_up } = footballWorth(wanted);
        expect(prizes.data.reduce((sum, { together }) => sum + together, 0)).toBe(pot);
        for (const { points, times, together } of prizes.data) expect(together).toBe(points * times);
        expect(weeks.data.map(({ week }) => week)).toEqual(Array.from({ length: 16 - wanted.firstWeek }, (_, n) => wanted.firstWeek + n));
        const fixed = wanted.cigarPoints + wanted.overallPoints.reduce((sum, points) => sum + points, 0);
        if (fixed > pot) expect(adds_up).toBe(0);
        else if (wanted.overallPoints.length > 0) expect(adds_up).toBe(1);
      }),
    );
  });

  it('tells what each week is worth', () => {
    expect(footballWorth({ entries: 12, pointsPerEntry: 100, cigarPoints: 90, overallPoints: [240, 120], firstWeek: 1 })).toMatchObject({
      pot: 1200,
      adds_up: 1,
      message: '12 entries at 100 points make a pot of 1,200.',
      weeks: { data: expect.arrayContaining([{ ID: 15, week: 15, points: 50 }]) },
    });
  });
});
