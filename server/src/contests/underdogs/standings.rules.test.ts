import { rankDogs } from '@poolhouse/contract/underdogs-rules';
import fc from 'fast-check';
import { UNGRADED } from './grade.rules';
import type { DogPick } from './picks';
import { popularDogs } from './popular.rules';
import { tally } from './standings.rules';
import { aGame } from './testing/game.fixture';

const pick = (week: number, over: Partial<DogPick> = {}): DogPick => ({
  week,
  game: aGame(),
  side: 1,
  spread: 3.5,
  takenAt: null,
  overrideReason: null,
  auto: false,
  idle: null,
  usedIn: null,
  grade: UNGRADED,
  ...over,
});
const row = (name: string, wins: number, covers: number, losses: number) => ({ entryId: 1, name, wins, covers, losses });

test('counts are three, and go up to the week that is asked for', () => {
  const picks = new Map(
    (['W', 'C', 'L', 'W', ''] as const).map((grade, n): [number, DogPick] => [n + 1, pick(n + 1, { grade: { ...UNGRADED, grade } })]),
  );
  expect(tally({ id: 7, name: 'Ann' }, picks, new Set(), 18)).toEqual({ entryId: 7, name: 'Ann', wins: 2, covers: 1, losses: 1 });
  expect(tally({ id: 7, name: 'Ann' }, picks, new Set(), 2)).toEqual({ entryId: 7, name: 'Ann', wins: 1, covers: 1, losses: 0 });
});

test('a missed week is a loss, so whoever never picks stands below whoever picked and lost as often', () => {
  const lost = new Map([1, 2].map((week): [number, DogPick] => [week, pick(week, { grade: { ...UNGRADED, grade: 'L' } })]));
  const [picked, never] = [
    tally({ id: 1, name: 'Ann' }, lost, new Set([3]), 3),
    tally({ id: 2, name: 'Bob' }, new Map(), new Set([1, 2, 3]), 3),
  ];
  expect([picked.losses, never.losses]).toEqual([3, 3]);
  expect(tally({ id: 2, name: 'Bob' }, new Map(), new Set([1, 2, 3]), 1).losses).toBe(1);
  expect(rankDogs([never, picked]).map(({ rank }) => rank)).toEqual([1, 1]);
});

test('most wins lead, then most covers, then fewest losses; level entries share a rank', () => {
  const ranks = rankDogs([row('Dan', 1, 9, 0), row('Cy', 2, 1, 3), row('Bob', 2, 1, 2), row('Ann', 2, 1, 3), row('Eve', 2, 2, 9)]).map(
    ({ name, rank }) => `${rank} ${name}`,
  );
  expect(ranks).toEqual(['1 Eve', '2 Bob', '3 Ann', '3 Cy', '5 Dan']);
});

test('the order is the same in whatever order the entries come', () => {
  const rows = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.string()),
    { selector: ([, , , name]) => name.toLowerCase() },
  );
  fc.assert(
    fc.property(
      rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, mixed]) => {
        const ranks = (list: typeof all) => rankDogs(list.map(([wins, covers, losses, name]) => row(name, wins, covers, losses)));
        expect(ranks(mixed)).toEqual(ranks(all));
      },
    ),
  );
});

test('a team is popular by the picks that anybody made and everybody may see', () => {
  const game = aGame({ id: 77 });
  const shown = popularDogs(
    [
      pick(1, { game }),
      pick(1, { game }),
      pick(1, { game: aGame({ kickoffAt: 2000 }) }),
      pick(1, { game, auto: true }),
      pick(1, { game: aGame(), idle: 'used' }),
      pick(1, { game: aGame({ id: 78 }), side: 2 }),
    ],
    1500,
  );
  expect(shown.map(({ eventId, side, count }) => [eventId, side, count])).toEqual([
    [77, 1, 2],
    [78, 2, 1],
  ]);
});
