import fc from 'fast-check';
import { isSetUp, outlooks, stillOpen } from './outlook.rules';
import { tally, type Owners } from './records.rules';
import { standingsOf } from './standings.rules';
import { anyGames, anyOwners, ENTRIES, game, soFar, type RuleGame } from './testing/games.fixture';

/** Every way in which the games to come can end. */
function endings(games: readonly RuleGame[]): RuleGame[][] {
  return games.reduce<RuleGame[][]>(
    (so, one) => {
      const ends = one.open
        ? [
            [1, 0],
            [0, 1],
            [1, 1],
          ].map(([a, b]) => game(one.abbrev1, one.abbrev2, a, b))
        : [one];
      return so.flatMap((before) => ends.map((end) => [...before, end]));
    },
    [[]],
  );
}

const look = (games: readonly RuleGame[], owners: Owners, entryId: number) =>
  outlooks(ENTRIES, soFar(games, owners)).find((one) => one.entryId === entryId)!;

describe('the outlook', () => {
  it('holds in every ending: points are reached and never passed, places never left, and clinched is clinched', () => {
    fc.assert(
      fc.property(anyGames, anyOwners, (games, owners) => {
        const ends = endings(games).map((end) => standingsOf(ENTRIES, tally(end), owners));
        for (const outlook of outlooks(ENTRIES, soFar(games, owners))) {
          const own = ends.map((rows) => rows.find((row) => row.entryId === outlook.entryId)!);
          expect(outlook.best).toBe(Math.max(...own.map(({ points }) => points)));
          expect(outlook.worst).toBe(Math.min(...own.map(({ points }) => points)));
          expect(outlook.bestRank).toBeLessThanOrEqual(Math.min(...own.map(({ rank }) => rank)));
          expect(outlook.worstRank).toBeGreaterThanOrEqual(Math.max(...own.map(({ rank }) => rank)));
          expect(outlook.state === 'clinched').toBe(own.every(({ rank }) => rank === 1));
          if (outlook.state === 'out') expect(own.some(({ rank }) => rank === 1)).toBe(false);
        }
      }),
    );
  });

  it('is the standings when nothing is left', () => {
    fc.assert(
      fc.property(anyGames, anyOwners, (games, owners) => {
        const over = games.map((one) => ({ ...one, open: false }));
        for (const { entryId, rank, points } of standingsOf(ENTRIES, tally(over), owners)) {
          expect(look(over, owners, entryId)).toMatchObject({
            points,
            best: points,
            worst: points,
            bestRank: rank,
            worstRank: rank,
            left: 0,
          });
        }
      }),
    );
  });

  it('shares a game between two teams of one entry: a point for certain', () => {
    const games = [game('BUF', 'KC'), game('BUF', 'LA')];
    expect(
      look(
        games,
        new Map([
          ['BUF', 1],
          ['KC', 1],
          ['LA', 2],
        ]),
        1,
      ),
    ).toMatchObject({ points: 0, best: 2, worst: 1, left: 3 });
  });

  it('knows when first place is clinched, and when it is out of reach', () => {
    const owners = new Map([
      ['BUF', 1],
      ['KC', 2],
      ['LA', 3],
    ]);
    const ahead = [game('BUF', 'SF', 7, 0), game('BUF', 'DAL', 7, 0)];
    expect(look([...ahead, game('KC', 'LA')], owners, 1).state).toBe('clinched');
    expect(look([...ahead, game('KC', 'LA')], owners, 2)).toMatchObject({ state: 'out', bestRank: 2 });
    expect(look([...ahead, game('KC', 'LA'), game('KC', 'SF'), game('KC', 'DAL')], owners, 2)).toMatchObject({
      state: 'alive',
      bestRank: 1,
      worstRank: 3,
    });
  });

  it('is set up once a team with an owner has a game, played or not', () => {
    const owners = new Map([['BUF', 1]]);
    expect(isSetUp(outlooks(ENTRIES, soFar([], owners)))).toBe(false);
    expect(isSetUp(outlooks(ENTRIES, soFar([game('KC', 'LA', 7, 0)], owners)))).toBe(false);
    expect(isSetUp(outlooks(ENTRIES, soFar([game('BUF', 'KC')], owners)))).toBe(true);
    expect(isSetUp(outlooks(ENTRIES, soFar([game('BUF', 'KC', 0, 7)], owners)))).toBe(true);
  });

  it('leaves every place open before it is set up', () => {
    const before = outlooks(ENTRIES, soFar([], new Map()));
    expect(before.every(({ state }) => state === 'clinched')).toBe(true);
    for (const one of before.map(stillOpen)) expect(one).toMatchObject({ bestRank: 1, worstRank: ENTRIES.length, state: 'alive' });
  });
});
