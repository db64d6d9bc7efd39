import fc from 'fast-check';
import { homeChance } from './chance.rules';
import { editionOf, FIRST_EDITION, roleOf } from './edition.rules';
import { inTenths, sumOf } from './lines.rules';
import type { ModelGame } from './model.types';
import { beginSeason, START } from './ratings.rules';
import { playSeason } from './season.rules';

const clubs = ['BUF', 'MIA', 'NE', 'NYJ', 'KC', 'DEN'];
const aGame = (over: Partial<ModelGame> = {}): ModelGame => ({
  id: 1,
  season: 2024,
  day: 20_000,
  club1: 'BUF',
  club2: 'KC',
  neutral: false,
  division: false,
  roofed: false,
  starter1: 'a',
  starter2: 'b',
  result: null,
  ...over,
});
const play = (games: readonly ModelGame[]) => playSeason({ before: START, season: 2024, games, edition: FIRST_EDITION, totals: new Map() });
const lines = (games: readonly ModelGame[], side: 'lines1' | 'lines2' = 'lines2') =>
  play(games)
    .predictions.at(-1)!
    [side].map(({ factor, tenths, note }) => [factor, tenths, note]);

/** A season in which each club plays at most once a day. */
const season = fc
  .array(
    fc.record({
      order: fc.shuffledSubarray(clubs, { minLength: 6 }),
      neutral: fc.boolean(),
      roofed: fc.boolean(),
      starters: fc.array(fc.constantFrom('a', 'b', null), { minLength: 6, maxLength: 6 }),
      scores: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 6, maxLength: 6 }),
      gap: fc.integer({ min: 1, max: 14 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((weeks) => {
    let day = 20_000;
    return weeks.flatMap(({ order, neutral, roofed, starters, scores, gap }, week) => {
      day += gap;
      return [0, 2, 4].map((at) =>
        aGame({
          id: week * 3 + at / 2,
          day,
          club1: order[at]!,
          club2: order[at + 1]!,
          neutral,
          roofed,
          division: at === 0,
          starter1: starters[at]!,
          starter2: starters[at + 1]!,
          result: { score1: scores[at]!, score2: scores[at + 1]! },
        }),
      );
    });
  });

test('a PScore is the sum of lines in whole tenths, none of which is 0', () => {
  fc.assert(
    fc.property(season, (games) => {
      for (const { lines1, lines2 } of play(games).predictions)
        for (const side of [lines1, lines2]) {
          expect(side.every(({ tenths }) => Number.isInteger(tenths) && tenths !== 0)).toBe(true);
          expect(sumOf(side) / 10).toBeCloseTo(
            side.reduce((sum, { tenths }) => sum + tenths / 10, 0),
            9,
          );
        }
    }),
    { numRuns: 100 },
  );
});

test('the order in which games of a day are given does not matter, and later games change nothing', () => {
  fc.assert(
    fc.property(season, fc.nat({ max: 30 }), (games, at) => {
      const whole = new Map(play(games).predictions.map((one) => [one.gameId, one]));
      expect(new Map(play(games.toReversed()).predictions.map((one) => [one.gameId, one]))).toEqual(whole);
      const cut = games.filter(({ day }) => day <= games[at % games.length]!.day);
      for (const one of play(cut).predictions) expect(one).toEqual(whole.get(one.gameId));
    }),
    { numRuns: 100 },
  );
});

test('what one side’s strength gains the other loses', () => {
  fc.assert(
    fc.property(season, (games) => {
      const sum = Object.values(play(games).after.clubs).reduce((total, { strength }) => total + strength, 0);
      expect(Math.abs(sum)).toBeLessThan(1e-6);
    }),
    { numRuns: 100 },
  );
});

test('a first game has the league’s average and the home edge, and says so where the quarterbacks are not named', () => {
  expect(lines([aGame()])).toEqual([
    ['League average', 208, ''],
    ['Home field', 13, 'home'],
  ]);
  expect(lines([aGame({ neutral: true, division: true })])).toEqual([['League average', 208, '']]);
  expect(play([aGame({ neutral: true })]).predictions[0]!.notes).toEqual(['Neutral field']);
  expect(play([aGame({ starter1: null, starter2: null })]).predictions[0]!.notes).toEqual(['Quarterbacks not named yet']);
  expect(play([aGame({ starter2: null })]).predictions[0]!.notes).toEqual(['Home quarterback not named yet']);
  expect(lines([aGame({ division: true, roofed: true })]).slice(2)).toEqual([
    ['Division game', -11, ''],
    ['Roof', 14, ''],
  ]);
});

test('rest counts days since the last game of the season, and seven before the first', () => {
  const first = aGame({ id: 1, day: 20_000, club1: 'BUF', club2: 'MIA', result: { score1: 20, score2: 20 } });
  const rest = (day: number) => lines([first, aGame({ id: 2, day, club1: 'BUF', club2: 'KC' })]).find(([factor]) => factor === 'Rest');
  expect(rest(20_004)).toEqual(['Rest', 3, '7 days, opponent 4']);
  expect(rest(20_030)).toEqual(['Rest', -8, '7 days, opponent 30']);
  expect(rest(20_007)).toBeUndefined();
});

test('who began at most one of the last eight games, of three at least, is the backup', () => {
  const played = (starters: readonly string[]) =>
    starters.map((starter1, n) => aGame({ id: n, day: 20_000 + 7 * n, starter1, result: { score1: 20, score2: 20 } }));
  const backup = (starters: readonly string[], starter1: string | null) =>
    lines([...played(starters), aGame({ id: 99, day: 20_100, starter1 })], 'lines1').some(([factor]) => factor === 'Backup quarterback');
  expect(backup(['a', 'a', 'a'], 'x')).toBe(true);
  expect(backup(['a', 'a', 'x'], 'x')).toBe(true);
  expect(backup(['a', 'x', 'x'], 'x')).toBe(false);
  expect(backup(['a', 'a'], 'x')).toBe(false);
  expect(backup(['a', 'a', 'a'], null)).toBe(false);
  expect(backup(['x', 'x', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'], 'x')).toBe(true);
  expect(
    lines([...played(['a', 'a', 'a']), aGame({ id: 99, day: 20_100, starter1: 'x' })]).find(([factor]) => factor === 'Opponent’s backup'),
  ).toEqual(['Opponent’s backup', 6, '']);
});

test('a year takes ratings towards the average, and win totals of thirty clubs say where they stand', () => {
  const before = { season: 2020, home: 2, total: 44, clubs: { BUF: { strength: 10, pace: 4 }, KC: { strength: -10, pace: 0 } } };
  const without = beginSeason(before, 2022, FIRST_EDITION, new Map([['BUF', 11]]));
  expect(without.clubs['BUF']!.strength).toBeCloseTo(10 * 0.62 ** 2, 9);
  expect(without.clubs['BUF']!.pace).toBeCloseTo(4 * 0.68 ** 2, 9);
  const totals = new Map(Array.from({ length: 30 }, (_, n) => [n === 0 ? 'BUF' : `C${n}`, n === 0 ? 11.5 : 8.5]));
  const begun = beginSeason(before, 2021, FIRST_EDITION, totals);
  expect(begun.clubs['BUF']!.strength).toBeCloseTo(10 * 0.2 + 1.4 * (11.5 - 8.6), 9);
  expect([begun.home, begun.total, begun.season]).toEqual([2, 44, 2021]);
});

test('tenths are rounded half away from zero, and chances are those of a normal distribution', () => {
  expect([0.05, -0.05, 0.04, -0.04].map(inTenths)).toEqual([1, -1, 0, 0]);
  expect(homeChance(0, 12.5)).toBeCloseTo(0.5, 6);
  expect(homeChance(12.5, 12.5)).toBeCloseTo(0.841345, 5);
  expect(homeChance(5.2, 12.5) + homeChance(-5.2, 12.5)).toBeCloseTo(1, 6);
});

test('editions and what a season was to them', () => {
  expect([editionOf('NFL', 2025).id, editionOf('NFL', 2026).id, editionOf('NCAA', 2026).sigma]).toEqual([1, 2, 17]);
  expect([2002, 2003, 2015, 2016].map((year) => roleOf('NFL', year))).toEqual(['warm-up', 'fitted', 'fitted', 'tested']);
  expect([2014, 2015, 2017].map((year) => roleOf('NCAA', year))).toEqual(['warm-up', 'fitted', 'tested']);
});
