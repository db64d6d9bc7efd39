import fc from 'fast-check';
import { expectedPoints, gamesOf, projections } from './projection.rules';
import { isPlayed, tally } from './records.rules';
import { anyGames, anyOwners, ENTRIES, game, soFar, TEAMS } from './testing/games.fixture';

const anyExpected = fc
  .array(fc.integer({ min: 0, max: 34 }), { minLength: TEAMS.length, maxLength: TEAMS.length })
  .map((halves) => new Map(TEAMS.map((team, n) => [team, halves[n]! / 2])));

describe('the projected finish', () => {
  it('shares out every game to come, and nothing more', () => {
    fc.assert(
      fc.property(anyGames, anyExpected, (games, expected) => {
        const coming = [
          ...expectedPoints(
            games.filter((one) => one.open),
            tally(games),
            expected,
            17,
          ).values(),
        ].reduce((sum, points) => sum + points, 0);
        expect(coming).toBeCloseTo(games.filter((one) => one.open).length, 9);
      }),
    );
  });

  it('adds up to all games, to a rounded tenth, when every team has an owner', () => {
    fc.assert(
      fc.property(
        anyGames,
        anyExpected,
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: TEAMS.length, maxLength: TEAMS.length }),
        (games, expected, given) => {
          const owners = new Map(TEAMS.map((team, n) => [team, given[n]!]));
          const known = projections(ENTRIES, soFar(games, owners), { expected, perTeam: 17 }).filter(({ projected }) => projected !== null);
          const all = games.filter((one) => isPlayed(one) || one.open).length;
          expect(Math.abs(known.reduce((sum, { projected }) => sum + projected!, 0) - all)).toBeLessThan(0.2);
        },
      ),
    );
  });

  it('takes the better team as far ahead as its odds are, and learns from what was played', () => {
    const expected = new Map([
      ['BUF', 12],
      ['KC', 5],
    ]);
    const first = projections(
      ENTRIES,
      soFar(
        [game('BUF', 'KC')],
        new Map([
          ['BUF', 1],
          ['KC', 2],
        ]),
      ),
      { expected, perTeam: 17 },
    );
    // a = 12/17, b = 5/17: a(1-b) = 144/289, b(1-a) = 25/289.
    expect(first[0]).toEqual({ entryId: 1, projected: 0.9, expWins: 12, pace: 0 });
    expect(first[1]).toEqual({ entryId: 2, projected: 0.1, expWins: 5, pace: 0 });
    const upsets = Array.from({ length: 6 }, () => game('BUF', 'KC', 0, 7));
    const later = projections(
      ENTRIES,
      soFar(
        [...upsets, game('BUF', 'KC')],
        new Map([
          ['BUF', 1],
          ['KC', 2],
        ]),
      ),
      { expected, perTeam: 17 },
    );
    expect(later[1]!.projected).toBeGreaterThan(6.3);
    expect(later[0]!.pace).toBe(Math.round((12 * 6 * 10) / 17) / 10);
  });

  it('learns from games before the contest began, and counts none of them', () => {
    const expected = new Map(['BUF', 'KC'].map((team) => [team, 8.5]));
    const owners = new Map([
      ['BUF', 1],
      ['KC', 2],
    ]);
    const earlier = Array.from({ length: 6 }, () => game('BUF', 'KC', 0, 7));
    const coming = Array.from({ length: 11 }, () => game('BUF', 'KC'));
    const [buffalo, kansas] = projections(ENTRIES, soFar(coming, owners), {
      expected,
      perTeam: 17,
      earlier: { records: tally(earlier), games: gamesOf(earlier) },
    });
    expect(kansas!.projected! + buffalo!.projected!).toBeCloseTo(11, 9);
    expect(kansas!.projected).toBeGreaterThan(6);
    expect([buffalo!.expWins, buffalo!.pace]).toEqual([5.5, 0]);
  });

  it('is not given while the expected wins of one of its teams are not known', () => {
    fc.assert(
      fc.property(anyGames, anyOwners, (games, owners) => {
        const expected = new Map([['BUF', 9]]);
        for (const projection of projections(ENTRIES, soFar(games, owners), { expected, perTeam: 17 })) {
          const teams = [...owners].filter(([, owner]) => owner === projection.entryId).map(([team]) => team);
          expect(projection.projected === null).toBe(teams.length === 0 || teams.some((team) => team !== 'BUF'));
        }
      }),
    );
  });
});
