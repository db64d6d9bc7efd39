import type { GameStatus } from '@poolhouse/contract';
import fc from 'fast-check';
import { gradeOf, isSealed, rankEntries, tally, type TeamPick } from './standings.rules';

const final = (score1: number, score2: number) => ({ state: 'final' as const, score1, score2 });
const points = fc.integer({ min: 0, max: 60 });
const side = fc.constantFrom(1 as const, 2 as const);

test('the side that wins gets the point, and nobody gets one of a tie', () => {
  expect([gradeOf(final(20, 17), 1), gradeOf(final(20, 17), 2)]).toEqual(['W', 'L']);
  expect([gradeOf(final(17, 17), 1), gradeOf(final(17, 17), 2)]).toEqual(['L', 'L']);
});

test('a game that is not over grades nothing, whatever its score', () => {
  const open = fc.constantFrom<GameStatus>('scheduled', 'in_progress', 'postponed', 'cancelled');
  fc.assert(
    fc.property(open, points, points, side, (state, score1, score2, of) => {
      expect(gradeOf({ state, score1, score2 }, of)).toBe('');
    }),
  );
  expect(gradeOf(undefined, 1)).toBe('');
});

test('a pick is sealed up to its kick-off and never after it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (kickoffAt, now) => {
      expect(isSealed({ kickoffAt }, now)).toBe(now < kickoffAt);
    }),
  );
});

test('an entry has as many points and losses as it has graded picks up to the week', () => {
  const season = fc.array(fc.tuple(points, points, side), { maxLength: 18 });
  fc.assert(
    fc.property(season, fc.integer({ min: 0, max: 18 }), (weeks, upTo) => {
      const games = new Map(weeks.map(([score1, score2], n) => [n + 1, final(score1, score2)]));
      const picks = new Map(weeks.map(([, , of], n): [number, TeamPick] => [n + 1, { week: n + 1, eventId: n + 1, side: of }]));
      const row = tally({ id: 7, name: 'Ann' }, picks, games, upTo);
      expect(row.points + row.losses).toBe(Math.min(weeks.length, upTo));
    }),
  );
});

test('the order is the same in whatever order the entries come; level entries share a rank', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.string()), { selector: ([, name]) => name.toLowerCase() });
  fc.assert(
    fc.property(
      rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, mixed]) => {
        const ranks = (list: typeof all) => rankEntries(list.map(([won, name]) => ({ entryId: 1, name, points: won, losses: 0 })));
        expect(ranks(mixed)).toEqual(ranks(all));
        for (const { points: won, rank } of ranks(all)) expect(rank).toBe(1 + all.filter(([other]) => other > won).length);
      },
    ),
  );
});
