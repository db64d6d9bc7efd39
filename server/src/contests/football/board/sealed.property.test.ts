import fc from 'fast-check';
import { describeSite } from '../../../testing/engines';
import { footballLeague, saveOf, THURSDAY, type FootballLeague, type Choice } from '../testing/football-league';

/** Five games to come in any order, either side, locked or not: what is sealed. The Thursday game has kicked off. */
const sealedPicks = fc
  .tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 4, maxLength: 4 }),
    fc.array(fc.constantFrom('A' as const, 'H' as const), { minLength: 4, maxLength: 4 }),
    fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 4, maxLength: 4 }),
  )
  .map(([games, sides, locks]) => games.map((game, n): Choice => [game, sides[n]!, locks[n]!]));

const HISTORY = `history?entryname=${encodeURIComponent("Ann's Aces")}`;
const HOME = '../utils/home';

describeSite('sealed picks', (engine) => {
  let league: FootballLeague;
  /** Addresses of Bob's and Carl's. */
  const calendars: string[] = [];
  beforeAll(async () => {
    league = await footballLeague(engine);
    await save('ann', [[0, 'A']]);
    await save('bob', [[0, 'H']]);
    for (const as of [league.as.bob, league.as.carl]) calendars.push((await league.call('POST utils/new_calendar', { as })).data!.path);
    league.clock.set(THURSDAY);
  });

  const save = async (who: 'ann' | 'bob', choices: Choice[]) => {
    const answer = await league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) });
    expect(answer.status).toBe(200);
  };
  const read = async (as: string, path: string) => {
    const { pathname, search } = new URL(path, 'http://x/api/v1/football/');
    const answer = await league.inject({ method: 'GET', url: pathname + search, headers: { authorization: as } });
    const { data, __delta } = answer.json<{ data: object; __delta?: string }>();
    expect(data).toBeDefined();
    return { text: JSON.stringify(data), delta: __delta?.replace('/api/v1/football/', '') };
  };

  /** All that others may read while Ann's picks are sealed, byte for byte but for the version. */
  const seen = async () => {
    const { contest, entries, as } = league;
    const pages = [
      [as.bob, `pagedata?contest_id=${contest}`],
      [as.carl, `pagedata?contest_id=${contest}&week=1`],
      [as.carl, `pending_picks?entry_id=${entries.ann}`],
      [as.carl, `makepicksdata?entry_id=${entries.ann}`],
      [as.bob, 'makepicksdata'],
      [as.bob, 'season'],
      [as.carl, `season?contest_id=${contest}`],
      [as.bob, HISTORY],
      [as.carl, `${HISTORY}&contest_id=${contest}`],
      [as.bob, 'alltimeview'],
      [as.bob, 'rulesdata'],
      [as.bob, HOME],
      [as.carl, HOME],
    ] as const;
    const texts: string[] = [];
    for (const [viewer, path] of pages) texts.push((await read(viewer, path)).text);
    for (const url of calendars) {
      const { statusCode, body } = await league.inject({ url });
      // Program after program looks for longer than a property takes.
      league.wall.set(league.wall.now() + 60_000);
      expect(statusCode).toBe(200);
      texts.push(body);
    }
    const log = await league.db.read((tx) =>
      tx.selectFrom('activity').select(['before', 'after']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    return [...texts, JSON.stringify([log.before, log.after])];
  };

  it('leave no trace in what anybody else reads: two worlds that differ in them alone look the same', async () => {
    await save('ann', [
      [0, 'A'],
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
      [4, 'A'],
    ]);
    await fc.assert(
      fc.asyncProperty(sealedPicks, sealedPicks, async (one, other) => {
        // From the same two saves on, so that both worlds have changed every slot.
        const world = async (picks: Choice[]) => {
          await save('ann', [[0, 'A'], ...picks.map(([game, side, lock]): Choice => [game, side === 'A' ? 'H' : 'A', lock])]);
          await save('ann', [[0, 'A'], ...picks]);
          return seen();
        };
        expect(await world(one)).toEqual(await world(other));
      }),
      { numRuns: 12 },
    );
  });

  it('are in no delta either', async () => {
    const page = `pagedata?contest_id=${league.contest}`;
    // Other picks than those below in every slot, whatever the property before left behind.
    await save('ann', [
      [0, 'A'],
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
      [4, 'A'],
    ]);
    const before = { bob: await read(league.as.bob, page), carl: await read(league.as.carl, page), ann: await read(league.as.ann, page) };
    const home = await read(league.as.bob, HOME);
    await save('ann', [
      [0, 'A'],
      [6, 'H', 1],
      [5, 'A'],
      [2, 'H'],
      [1, 'H', 1],
    ]);
    expect((await read(league.as.bob, home.delta!)).text).toBe('{}');
    expect((await read(league.as.bob, before.bob.delta!)).text).toBe('{}');
    expect((await read(league.as.carl, before.carl.delta!)).text).toBe('{}');
    expect((await read(league.as.ann, before.ann.delta!)).text).toContain('Home6');
  });

  it('an override answers alike, whatever is sealed', async () => {
    await fc.assert(
      fc.asyncProperty(sealedPicks, sealedPicks, sealedPicks, fc.subarray([2, 3, 4, 5]), async (one, other, given, slots) => {
        const query = {
          entry_id: league.entries.ann,
          reason: 'asked to',
          ...Object.fromEntries(
            slots.flatMap((slot) => {
              const [game, side, lock] = given[slot - 2]!;
              return [
                [`Pick${slot}`, `${side}${game}`],
                [`event_id${slot}`, league.games[game]!],
                [`lock${slot}`, lock!],
              ];
            }),
          ),
        };
        const world = async (picks: Choice[]) => {
          await save('ann', [[0, 'A'], ...picks]);
          const { status, data, error } = await league.call('GET football/MakePicksGuts', { as: league.as.carl, query });
          return { status, data, error };
        };
        expect(await world(one)).toEqual(await world(other));
      }),
      { numRuns: 12 },
    );
  });
});
