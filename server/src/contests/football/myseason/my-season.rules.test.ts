import fc from 'fast-check';
import { byEntry } from '../money/played-week.rules';
import { decidedPicks, type DecidedPick } from '../recap/decided.rules';
import { aGame, anEntry, aPick } from '../testing/recap-week.fixture';
import { nemesisOf, teamsOf, twinOf } from './against.rules';
import { coinOf, coinWords } from './coin.rules';
import { streaksOf } from './runs.rules';

const WEEKS = 4;
const GAMES = 5;
const entries = [1, 2, 3].map((id) => anEntry(id, `Entry ${id}`));

/** A season of four weeks: for each game a home line and a score, and the side each of three players had, 0 for none. */
const season = fc.array(
  fc.record({
    line: fc.constantFrom(-3.5, 0, 3, 7),
    home: fc.integer({ min: 10, max: 24 }),
    sides: fc.tuple(...entries.map(() => fc.constantFrom(0 as const, 1 as const, 2 as const))),
  }),
  { minLength: WEEKS * GAMES, maxLength: WEEKS * GAMES },
);
type Drawn = typeof season extends fc.Arbitrary<infer T> ? T : never;
const weekOf = (n: number) => Math.floor(n / GAMES) + 1;

function picksOf(drawn: Drawn): DecidedPick[] {
  return Array.from({ length: WEEKS }, (_, w) => w + 1).flatMap((week) => {
    const of = drawn.map((one, n) => ({ ...one, n })).filter(({ n }) => weekOf(n) === week);
    const games = of.map(({ n, line, home }) =>
      aGame(n, { spread2: line, score1: 17, score2: home, team1: `A${n % 3}`, team2: `H${n % 3}` }),
    );
    const picks = of.flatMap(({ n, sides }) =>
      sides.flatMap((side, e) => (side === 0 ? [] : aPick(e + 1, n, { week, slot: (n % GAMES) + 1, side }))),
    );
    return decidedPicks({ games, saved: byEntry(picks), late: new Map(), entries, now: 1e6 });
  });
}

/** By the drawn numbers alone: whether a side of a game beat its line. */
const beat = ({ line, home }: Drawn[number], side: 1 | 2) => (side === 2 ? home + line > 17 : 17 - line > home);

describe('a player against the others', () => {
  it('is counted as game by game', () => {
    fc.assert(
      fc.property(season, (drawn) => {
        const counted = [1, 2].map((e) => {
          const both = drawn.filter(({ sides }) => sides[0] !== 0 && sides[e] !== 0);
          const against = both.filter(({ sides }) => sides[0] !== sides[e]);
          const same = both.filter(({ sides }) => sides[0] === sides[e]);
          const right = against.filter((one) => beat(one, one.sides[e] as 1 | 2)).length;
          return {
            id: e + 1,
            against: against.length,
            right,
            same: same.length,
            wins: same.filter((one) => beat(one, one.sides[0] as 1 | 2)).length,
          };
        });
        const nemesis = nemesisOf(1, picksOf(drawn));
        const most = Math.max(...counted.map(({ right }) => right));
        expect(nemesis?.right).toBe(most >= 5 ? most : undefined);
        if (nemesis) expect(counted.find(({ id }) => id === nemesis.entry.id)).toMatchObject({ against: nemesis.against, right: most });
        const twin = twinOf(1, picksOf(drawn));
        const likest = Math.max(...counted.map(({ same }) => same));
        expect(twin?.same).toBe(likest >= 5 ? likest : undefined);
        if (twin) expect(counted.find(({ id }) => id === twin.entry.id)).toMatchObject({ same: likest, wins: twin.wins });
        if (twin) expect(twin.wins + twin.losses).toBe(likest);
      }),
      { numRuns: 60 },
    );
  });

  it('has runs as a text of letters has them, and missing picks end a week', () => {
    fc.assert(
      fc.property(season, (drawn) => {
        const own = picksOf(drawn).filter(({ entry }) => entry.id === 1);
        const letters = Array.from({ length: WEEKS }, (_, w) => {
          const made = drawn.filter(({ sides }, n) => weekOf(n) === w + 1 && sides[0] !== 0);
          return made
            .map((one) => (beat(one, one.sides[0] as 1 | 2) ? 'W' : 'L'))
            .join('')
            .padEnd(GAMES, 'L');
        });
        const weeks = letters.map((word, n) => {
          const wins = word.replaceAll('L', '').length;
          return { week: n + 1, wins, losses: GAMES - wins };
        });
        const { right, wrong } = streaksOf(own, weeks);
        const text = letters.join('');
        for (const [streak, letter] of [
          [right, 'W'],
          [wrong, 'L'],
        ] as const) {
          const longest = Math.max(0, ...text.split(letter === 'W' ? 'L' : 'W').map((run) => run.length));
          expect(streak?.length ?? 0).toBe(longest);
          if (!streak) continue;
          const at = text.indexOf(letter.repeat(longest));
          expect([streak.from, streak.to]).toEqual([weekOf(at), weekOf(at + longest - 1)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is beside the favorites as the scores say', () => {
    fc.assert(
      fc.property(season, (drawn) => {
        const coin = coinOf(picksOf(drawn).filter(({ entry }) => entry.id === 1));
        const made = drawn.filter(({ sides }) => sides[0] !== 0);
        const pushes = made.filter((one) => !beat(one, 1) && !beat(one, 2)).length;
        if (made.length === pushes) return expect(coin).toBeUndefined();
        const given = made.filter(({ line }) => line !== 0);
        const favorite = given.filter((one) => beat(one, one.line < 0 ? 2 : 1)).length;
        const dog = given.filter((one) => beat(one, one.line < 0 ? 1 : 2)).length;
        return expect(coin).toMatchObject({
          ...{ Picks: made.length, Pushes: pushes, Right: made.filter((one) => beat(one, one.sides[0] as 1 | 2)).length },
          ...{ FavWins: favorite, FavLosses: given.length - favorite, DogWins: dog, DogLosses: given.length - dog },
        });
      }),
      { numRuns: 60 },
    );
  });

  it('has a team that paid and one that never did', () => {
    const drawn = Array.from({ length: WEEKS * GAMES }, (_, n): Drawn[number] => ({
      line: -3.5,
      home: n % 3 === 0 ? 24 : 10,
      sides: [2, 0, 0],
    }));
    const { paid, never } = teamsOf(picksOf(drawn));
    expect(paid).toMatchObject({ name: 'H0', wins: 7, losses: 0, weeks: [1, 2, 3, 4] });
    expect(never).toMatchObject({ name: 'H1', wins: 0, losses: 7 });
    expect(teamsOf([])).toEqual({ paid: undefined, never: undefined });
  });
});

describe('a coin', () => {
  it('is told so that no season sounds better than it was', () => {
    expect(coinWords(75, 46)).toBe('3 coins of 100 do as well');
    expect(coinWords(75, 36)).toBe('59 coins of 100 do better');
    expect(coinWords(75, 60)).toBe('Fewer than 1 coin of 100 does as well');
    expect(coinWords(75, 15)).toBe('More than 99 coins of 100 do better');
    expect(coinWords(75, 0)).toBe('More than 99 coins of 100 do better');
  });
});
