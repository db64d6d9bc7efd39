import fc from 'fast-check';
import { biggestLeft, dogSide, givesMissed, lastLock, teamKey, type TeamKey } from './missed-pick.rules';
import { aGame } from './testing/game.fixture';

const line = fc.option(
  fc.integer({ min: -40, max: 40 }).map((n) => n / 2),
  { nil: null },
);
const week = fc
  .array(
    fc.record({
      spread2: line,
      kickoffAt: fc.integer({ min: 900, max: 1100 }),
      state: fc.constantFrom('final' as const, 'cancelled' as const, 'in_progress' as const),
    }),
    { maxLength: 12 },
  )
  .map((games) => games.map((over, n) => aGame({ id: n + 1, ...over })));

describe('the biggest underdog left', () => {
  it('gets the most points of all that the entry could have had, and has not used', () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 850, max: 1150 }), fc.array(fc.integer({ min: 1, max: 12 })), (games, createdAt, taken) => {
        const used = new Map<TeamKey, number>(
          games.filter((game) => taken.includes(game.id)).map((game) => [teamKey(game, dogSide(game) ?? 1), 1]),
        );
        const open = games.filter(
          (game) => game.state !== 'cancelled' && game.kickoffAt > createdAt && game.spread2 && !used.has(teamKey(game, dogSide(game)!)),
        );
        const found = biggestLeft(games, used, createdAt);
        expect(found?.spread).toBe(open.length === 0 ? undefined : Math.max(...open.map((game) => Math.abs(game.spread2!))));
        if (found) expect(open).toContain(found.game);
      }),
    );
  });

  it('is the same in whatever order the games come', () => {
    fc.assert(
      fc.property(
        week.chain((games) => fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length }))),
        ([games, mixed]) => {
          expect(biggestLeft(mixed, new Map(), 0)).toEqual(biggestLeft(games, new Map(), 0));
        },
      ),
    );
  });

  it('is of equal ones the earlier, then the one that comes first by name', () => {
    const games = [
      aGame({ id: 31, kickoffAt: 1000 }),
      aGame({ id: 32, kickoffAt: 900, abbrev1: 'ZZZ' }),
      aGame({ id: 33, kickoffAt: 900, abbrev1: 'AAA' }),
    ];
    expect(biggestLeft(games, new Map(), 0)).toMatchObject({ game: { id: 33 }, side: 1, spread: 3.5 });
  });
});

describe('when missed picks are given', () => {
  const games = [
    aGame({ kickoffAt: 1000 }),
    aGame({ kickoffAt: 2000 }),
    aGame({ kickoffAt: 3000, spread2: null }),
    aGame({ kickoffAt: 4000, state: 'postponed' }),
  ];

  it('is the kick-off of the last game that counts', () => {
    expect(lastLock(games)).toBe(2000);
    expect(lastLock(games.slice(2))).toBeUndefined();
    const rules = [{ since: 0, policy: 'biggest' as const }];
    expect([givesMissed(rules, games, 1999), givesMissed(rules, games, 2000), givesMissed(rules, games.slice(2), 9000)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('goes by the policy that was in force then: a later one changes no week that is locked', () => {
    const rules = [
      { since: 2000, policy: 'biggest' as const },
      { since: 2001, policy: 'none' as const },
      { since: 0, policy: 'none' as const },
    ];
    expect(givesMissed(rules, games, 9000)).toBe(true);
    expect(givesMissed(rules.slice(1), games, 9000)).toBe(false);
    expect(givesMissed([{ since: 2001, policy: 'biggest' }], games, 9000)).toBe(false);
    expect(givesMissed([], games, 9000)).toBe(false);
  });
});
