import fc from 'fast-check';
import { marginOf } from '../game-ending.rules';
import { dogEndings, gradeAt } from './what-if.rules';

const game = { team1: 'Away' };
const picks = fc.array(
  fc.record({
    pick: fc.constantFrom('Away', 'Home'),
    spread: fc.integer({ min: 0, max: 20 }).map((n) => n / 2),
    Grade: fc.constant('' as const),
    Void: fc.constant(''),
    sealed: fc.constant(0 as const),
  }),
  { minLength: 1, maxLength: 4 },
);

test('endings are told apart exactly where a pick comes out otherwise', () => {
  fc.assert(
    fc.property(picks, (rows) => {
      const endings = dogEndings(game, rows);
      const grades = (margin: number) => rows.map((row) => gradeAt(row, game, margin)).join('');
      const bounded = endings.map(({ from, to }) => ({ from: Math.max(from, -30), to: Math.min(to, 30) }));
      expect(bounded.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n))).toEqual(
        Array.from({ length: 61 }, (_, n) => n - 30),
      );
      for (const [n, { from, to }] of bounded.entries()) {
        for (let margin = from; margin <= to; margin += 1) expect(grades(margin)).toBe(grades(from));
        expect(grades(marginOf(endings[n]!))).toBe(grades(from));
        if (n > 0) expect(grades(from)).not.toBe(grades(from - 1));
      }
    }),
  );
});

test('nothing is told apart by what is sealed, void or over', () => {
  const row = { pick: 'Home', spread: 3.5, Grade: '' as const, Void: '', sealed: 0 as const };
  expect(
    dogEndings(game, [
      { ...row, sealed: 1 },
      { ...row, Void: 'moved' },
      { ...row, Grade: 'C' },
    ]),
  ).toHaveLength(1);
  expect(dogEndings(game, [row])).toEqual([
    { from: -Infinity, to: -4 },
    { from: -3, to: 0 },
    { from: 1, to: Infinity },
  ]);
});
