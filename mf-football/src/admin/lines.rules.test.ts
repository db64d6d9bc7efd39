import fc from 'fast-check';
import { lineOf, otherSide, unsaved, openFirst } from './lines.rules';

test('a line is a number in halves up to 99.5, nothing, or no line at all', () => {
  expect(['-3.5', '−3.5', '7', '', ' ', 'PK', '0'].map(lineOf)).toEqual([-3.5, -3.5, 7, null, null, 0, 0]);
  expect(['3.25', '100', 'three', '1e9', 'Infinity'].map(lineOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('the second side is the negative of the first, and never minus zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -199, max: 199 }), (halves) => {
      const other = otherSide(halves / 2)!;
      expect(other + halves / 2).toBe(0);
      expect(Object.is(other, -0)).toBe(false);
    }),
    { numRuns: 100 },
  );
  expect(otherSide(null)).toBeNull();
});

test('counts what is typed and not saved', () => {
  const event = (ID: number, Spread1: number | null) => ({
    ID,
    Pick1: 'Jets',
    Pick2: 'Bills',
    Spread1,
    Spread2: otherSide(Spread1),
    Day: '',
    started: 0 as const,
    manual_line: 0 as const,
  });
  const events = [event(1, 3.5), event(2, null), event(3, -1)];
  expect(unsaved(events, { 1: '3.5', 2: '4', 3: 'x' }).map(({ ID }) => ID)).toEqual([2, 3]);
  expect(unsaved(events, {})).toEqual([]);
});

test('games whose line can still be set stand first, each as they were', () => {
  const events = ([1, 0, 1, 0] as const).map((started, ID) => ({ ID, started }));
  expect(openFirst(events).map(({ ID }) => ID)).toEqual([1, 3, 0, 2]);
});
