import { hash } from 'node:crypto';
import type { Result } from './season-state.rules';
import { tournamentsOver } from './tournaments-over.rules';

const result = (entryId: number, score: number | null, over: Partial<Result> = {}): Result => ({
  entryId,
  place: entryId,
  shared: false,
  score,
  points: 0,
  aces: 0,
  winner: 0,
  side: 0,
  sideIn: false,
  through: 0,
  sideScore: 0,
  note: '',
  ...over,
});

const tournaments = [
  [result(1, -40, { points: 900, aces: 300, side: 100, sideIn: true }), result(2, -31, { points: 700, side: -100, sideIn: true })],
  // Too short: nobody has a score.
  [result(1, null), result(2, null)],
  [result(1, -20), result(3, -28, { points: 1800, winner: 250 })],
  // Official before this contest had an entry.
  [],
];

/** One after the other. */
function played() {
  let before = tournamentsOver.start;
  return tournaments.map((results, n) => {
    const one = tournamentsOver.play(before, { officialAt: 100 * (n + 1), results }, 1000)!;
    before = one.state;
    return one;
  });
}

test('a tournament is over when it is official, and not when a practice clock is put back behind that', () => {
  const at = (officialAt: number | null, now: number) => tournamentsOver.play(tournamentsOver.start, { officialAt, results: [] }, now);
  expect([at(null, 500), at(501, 500), at(500, 500)?.from]).toEqual([undefined, undefined, 500]);
});

test('the next tournament begins from what all before it have brought; who has no result has the worst score', () => {
  expect(played().map(({ state }) => state)).toEqual([
    { late: -31, sums: { 1: { score: -40, cents: 1200, side: 100 }, 2: { score: -31, cents: 700, side: -100 } } },
    { late: -31, sums: { 1: { score: -40, cents: 1200, side: 100 }, 2: { score: -31, cents: 700, side: -100 } } },
    ...Array.from({ length: 2 }, () => ({
      late: -51,
      sums: {
        1: { score: -60, cents: 1200, side: 100 },
        2: { score: -51, cents: 700, side: -100 },
        3: { score: -59, cents: 2050, side: 0 },
      },
    })),
  ]);
});

test('the version goes up with whatever the rules make otherwise', () => {
  // Tournaments that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  const digest = hash('sha256', JSON.stringify(played()), 'base64url').slice(0, 16);
  expect([tournamentsOver.version, digest]).toEqual([1, 'riRaYYzGnJElo6TU']);
});
