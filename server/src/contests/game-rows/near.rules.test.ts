import fc from 'fast-check';
import { leftOf, nearness } from './near.rules';

const football = { sport: 'NFL', status: 'Q3', timeLeft: '7:30', statusNote: '' } as const;
const basketball = { sport: 'NCAAB', status: 'H2', timeLeft: '10:00', statusNote: '' } as const;

test('so much of a game is left as its clock says', () => {
  const left = (over: object) => leftOf({ ...football, ...over });
  expect([left({}), left({ status: 'Q1', timeLeft: '15:00' }), left({ status: 'Halftime', timeLeft: '' })]).toEqual([0.375, 1, 0.5]);
  expect([left({ status: 'OT', timeLeft: '6:12' }), left({ status: 'Q4', timeLeft: '0:00' })]).toEqual([0.02, 0.02]);
  expect([leftOf(basketball), leftOf({ ...basketball, status: 'H1' }), leftOf({ ...basketball, status: 'Halftime' })]).toEqual([
    0.25, 0.75, 0.5,
  ]);
  // A clock that tells nothing is neither early nor late.
  expect(left({ status: 'Delayed', timeLeft: '' })).toBe(0.5);
});

test('what one play turns is below 1, and nearer than all else', () => {
  expect([nearness(football, 8) < 1, nearness(football, 9) > 1]).toEqual([true, true]);
  expect([nearness(basketball, -3) < 1, nearness(basketball, -4) > 1]).toEqual([true, true]);
});

test('a greater margin is never nearer, nor the same margin with less time left', () => {
  const margin = fc.integer({ min: 0, max: 60 });
  const clock = fc.integer({ min: 0, max: 900 });
  const at = (seconds: number) => ({
    ...football,
    status: 'Q4',
    timeLeft: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  });
  fc.assert(
    fc.property(margin, margin, clock, clock, (a, b, one, two) => {
      const [less, more, late, early] = [Math.min(a, b), Math.max(a, b), Math.min(one, two), Math.max(one, two)];
      expect(nearness(at(one), less)).toBeLessThanOrEqual(nearness(at(one), more));
      expect(nearness(at(early), a)).toBeLessThanOrEqual(nearness(at(late), a));
    }),
  );
});
