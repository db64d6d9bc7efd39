import { gradeOfMargin } from '@poolhouse/contract/underdogs-rules';
import fc from 'fast-check';
import type { Game } from '../../../sport/games/game';
import { ended, type Picked } from '../testing/dog-week.fixture';
import { openWeeks } from '../testing/open-weeks.fixture';
import { aloneOf, beaterOf, missOf, picksOf } from './against.rules';
import { headOf, ownSeason, type DogSeasonFacts } from './own-season';
import { seasonCard } from './season-card.rules';
import { simpleRules } from './simple-rules.rules';

const entries = ['Ann', 'Bob', 'Cid'].map((name, n) => ({ id: n + 1, name, contestId: 1, userId: n + 1, createdAt: 0 }));
const [ann] = entries as [(typeof entries)[number]];
const WEEKS = 5;
const GAMES = 4;

/** Of each week four games: how far the away side, which gets the points, was ahead, how many it gets, and who had it; 0 for nobody. */
const drawnWeek = fc.record({
  games: fc.array(fc.record({ margin: fc.integer({ min: -9, max: 5 }), spread: fc.integer({ min: 1, max: 14 }).map((n) => n / 2) }), {
    minLength: GAMES,
    maxLength: GAMES,
  }),
  /** By entry the number of the game; one beyond the last: missed. */
  picks: fc.tuple(...entries.map(() => fc.integer({ min: 0, max: GAMES }))),
});
const drawnSeason = fc.array(drawnWeek, { minLength: WEEKS, maxLength: WEEKS });
type Drawn = typeof drawnSeason extends fc.Arbitrary<infer T> ? T : never;

/** Away clubs are others every week, as each may be used once; four home clubs play in every one. */
const gameOf = (week: number, n: number, { margin, spread }: Drawn[number]['games'][number]): Game =>
  ended(10 * week + n, 20 + margin, 20, { spread2: 0 - spread, team2: `Home${n}`, abbrev2: `H${n}`, kickoffAt: 1000 + n });

function weeksOf(drawn: Drawn) {
  return openWeeks(
    entries,
    drawn.map(({ games, picks }, w) => {
      const played = games.map((one, n) => gameOf(w + 1, n, one));
      const had = picks.map((n, e): [number, Picked | 'missed'] => {
        const game = played[n];
        return [e + 1, game ? { game, side: 1, spread: games[n]!.spread } : 'missed'];
      });
      return { games: played, picks: Object.fromEntries(had) };
    }),
  );
}

const gradeIn = ({ games, picks }: Drawn[number], e: number) => {
  const game = games[picks[e]!];
  return game ? gradeOfMargin(game.margin, game.spread) : 'L';
};
const count = (grades: readonly string[], wanted: string) => grades.filter((one) => one === wanted).length;

describe('a season of dogs, by the drawn scores alone', () => {
  it('has the exact expectation of any dog: the average over all ways to take one a week', () => {
    fc.assert(
      fc.property(drawnSeason, (drawn) => {
        const weeks = weeksOf(drawn);
        const random = simpleRules([], weeks).find(({ ID }) => ID === 'random')!;
        const ways = Array.from({ length: GAMES ** WEEKS }, (_, way) =>
          drawn
            .map(({ games }, w) => games[Math.floor(way / GAMES ** w) % GAMES]!)
            .map(({ margin, spread }) => gradeOfMargin(margin, spread)),
        );
        const average = (grade: string) => ways.reduce((sum, way) => sum + count(way, grade), 0) / ways.length;
        expect(random.Wins).toBeCloseTo(Math.round(10 * average('W')) / 10);
        expect(random.Covers).toBeCloseTo(Math.round(10 * average('C')) / 10);
        expect(random.Losses).toBeCloseTo(Math.round(10 * average('L')) / 10);
      }),
      { numRuns: 20 },
    );
  });

  it('takes the biggest and the smallest dog of each week', () => {
    fc.assert(
      fc.property(drawnSeason, (drawn) => {
        const rules = simpleRules(['W'], weeksOf(drawn));
        for (const [id, better] of [
          ['biggest', (a: number, b: number) => a > b],
          ['smallest', (a: number, b: number) => a < b],
        ] as const) {
          const taken = drawn.map(({ games }) => games.reduce((best, one) => (better(one.spread, best.spread) ? one : best)));
          const grades = taken.map(({ margin, spread }) => gradeOfMargin(margin, spread));
          expect(rules.find(({ ID }) => ID === id)).toEqual({
            ...{ ID: id, Wins: count(grades, 'W'), Covers: count(grades, 'C'), Losses: count(grades, 'L') },
          });
        }
      }),
    );
  });

  it('counts record, place, misses, rivals and what only one had as one does by hand', () => {
    fc.assert(
      fc.property(drawnSeason, (drawn) => {
        const weeks = weeksOf(drawn);
        const of: DogSeasonFacts = { contest: aContest, entries, weeks, lastWeek: 18 };
        const own = ownSeason(of, ann)!;
        const grades = entries.map((_, e) => drawn.map((week) => gradeIn(week, e)));
        const records = grades.map((all) => [count(all, 'W'), count(all, 'C'), count(all, 'L')] as const);
        const [mine] = records as [readonly [number, number, number]];
        expect([own.head.Wins, own.head.Covers, own.head.Losses]).toEqual(mine);
        expect(own.head.Rank).toBe(1 + records.filter(([w, c]) => w > mine[0] || (w === mine[0] && c > mine[1])).length);

        const misses = drawn.flatMap(({ games }, w) => (grades[0]![w] === 'W' ? [] : games.filter(({ margin }) => margin > 0)));
        expect(missOf(1, weeks)?.dog.spread).toBe(misses.length === 0 ? undefined : Math.max(...misses.map(({ spread }) => spread)));

        const worth = { W: 2, C: 1, L: 0 };
        const better = [1, 2].map((e) => grades[e]!.filter((grade, w) => worth[grade] > worth[grades[0]![w]!]).length);
        const worse = [1, 2].map((e) => grades[e]!.filter((grade, w) => worth[grade] < worth[grades[0]![w]!]).length);
        const able = better.filter((n, e) => n >= 3 && n > worse[e]!);
        const nemesis = own.facts.find(({ ID }) => ID === 'nemesis');
        expect(nemesis?.Weeks.split(',').length).toBe(able.length === 0 ? undefined : Math.max(...able));

        const alone = drawn.flatMap(({ picks: [one, ...others] }, w) => {
          const made = others.filter((n) => n < GAMES);
          return one! < GAMES && made.length > 0 && !made.includes(one!) ? [w + 1] : [];
        });
        expect(aloneOf(1, weeks).map(({ week }) => week)).toEqual(alone);

        const beaten = Array.from(
          { length: GAMES },
          (_, n) => drawn.filter(({ picks }, w) => picks[0] === n && grades[0]![w] !== 'W').length,
        );
        const most = Math.max(...beaten);
        expect(beaterOf(picksOf(1, weeks))?.beaten.length).toBe(most >= 2 ? most : undefined);
      }),
    );
  });
});

const aContest = {
  ...{ id: 1, type: 'underdogs' as const, name: 'Oak Street Dogs', year: 2026, groupNumber: 1, firstWeek: 1, createdAt: 0 },
} as DogSeasonFacts['contest'];

describe('a season of four weeks', () => {
  /** Ann: Titans +9 alone and won, Jets +7 covered, the third week missed while Bears +10 won, Lions +3 lost to the club that beat the Jets. */
  const clubs = (id: number, [away, home]: readonly [string, string], spread: number, margin: number): Game =>
    ended(id, 20 + margin, 20, { spread2: 0 - spread, team1: away, team2: home, abbrev1: away.slice(0, 3), abbrev2: home.slice(0, 3) });
  const games = {
    titans: clubs(1, ['Titans', 'Colts'], 9, 4),
    raiders: clubs(2, ['Raiders', 'Chiefs'], 12, -20),
    jets: clubs(3, ['Jets', 'Bills'], 7, -3),
    bears: clubs(4, ['Bears', 'Packers'], 10, 1),
    browns: clubs(5, ['Browns', 'Ravens'], 2, 3),
    lions: clubs(6, ['Lions', 'Bills'], 3, -7),
    again: clubs(7, ['Titans', 'Texans'], 14, 10),
  };
  const pick = (game: Game, spread: number): Picked => ({ game, side: 1, spread });
  const weeks = openWeeks(entries, [
    { games: [games.titans, games.raiders], picks: { 1: pick(games.titans, 9), 2: pick(games.raiders, 12), 3: 'missed' } },
    { games: [games.jets], picks: { 1: pick(games.jets, 7), 2: pick(games.jets, 7), 3: pick(games.jets, 7) } },
    { games: [games.bears, games.browns], picks: { 1: 'missed', 2: pick(games.bears, 10), 3: pick(games.browns, 2) } },
    { games: [games.lions, games.again], picks: { 1: pick(games.lions, 3), 2: pick(games.again, 14), 3: pick(games.again, 14) } },
  ]);
  const of: DogSeasonFacts = { contest: aContest, entries, weeks, lastWeek: 18 };

  it('is told with its figures, each with the weeks behind it', () => {
    const own = ownSeason(of, ann)!;
    expect(own.head).toMatchObject({ Week: 4, Over: 0, Rank: 3, Shared: 0, Entries: 3, Wins: 1, Covers: 1, Losses: 2 });
    expect(own.head.Gap).toBe('1 win behind Bob');
    expect(own.weeks.map(({ Rank, Grade, Alone, Dogs, DogsWon }) => [Rank, Grade, Alone, Dogs, DogsWon])).toEqual([
      [1, 'W', 1, 2, 1],
      [1, 'C', 0, 1, 0],
      [1, 'L', 0, 2, 2],
      [3, 'L', 1, 2, 1],
    ]);
    expect(own.facts.map(({ ID, Head, Text, Weeks }) => [ID, Head, Text, Weeks])).toEqual([
      ['run', '2 won or covered', 'Weeks 1–2', '1,2'],
      ['drought', '2 lost', 'Weeks 3–4', '3,4'],
      ['best', 'Week 1, Titans +9', 'Won 24–20 at the Colts, for you alone.', '1'],
      // The Titans of week 4 were used in the first.
      ['miss', 'Week 3, Bears +10', 'Won 21–20 at the Packers; you had no pick that counted.', '3'],
      ['team', 'Bills', 'Kept 2 dogs of yours from winning: Jets +7 and Lions +3.', '2,4'],
      ['alone', '2 picks, 1–0–1', 'Titans +9 won.', '1,4'],
    ]);
    expect(own.rules.map(({ ID, Wins, Covers, Losses }) => [ID, Wins, Covers, Losses])).toEqual([
      ['mine', 1, 1, 2],
      // Raiders lost, Jets covered, Bears and Titans won.
      ['biggest', 2, 1, 1],
      // Titans, Jets, Browns; the Titans again are used, and the Lions lost.
      ['smallest', 2, 1, 1],
      ['random', 2, 1, 1],
    ]);
    // One of 2, none of 1, 2 of 2, one of 2: at least one is certain, more than one comes three times of four.
    expect(own.luck).toEqual({ ID: 1, Wins: 1, Says: '75 random players of 100 win more' });
  });

  it('has a picture of it, a cell a week', () => {
    const card = seasonCard(ownSeason(of, ann)!);
    expect(card).toMatchObject({ when: '2026 season so far', place: '3rd', among: 'of 3', says: '1 win behind Bob' });
    expect(card.weeks.map(({ cells, notes }) => [cells, notes])).toEqual([
      [['W'], ['Tit', '+9']],
      [['C'], ['Jet', '+7']],
      [['L'], ['', '']],
      [['L'], ['Lio', '+3']],
    ]);
    expect(card.facts.map(({ title, text }) => [title, text])).toEqual([
      ['Best week', 'Won 24–20 at the Colts, for you alone.'],
      ['Worst miss', 'Won 21–20 at the Packers; you had no pick that counted.'],
      ['Beside a random dog', 'Always the biggest dog: 2–1–1'],
    ]);
  });

  it('begins with three weeks, and with the season’s last it is over', () => {
    expect(ownSeason({ ...of, weeks: weeks.slice(0, 2) }, ann)).toBeUndefined();
    expect(headOf({ ...of, weeks: weeks.slice(0, 2) }, ann)).toMatchObject({ Week: 2, Rank: 0, Gap: '' });
    expect(ownSeason({ ...of, lastWeek: 4 }, ann)!.head.Over).toBe(1);
    expect(headOf({ ...of, weeks: [] }, undefined)).toMatchObject({ Week: 0, entry_id: 0, Over: 0 });
  });
});
