import fc from 'fast-check';
import { describeSite } from '../../../testing/engines';
import { finish } from '../../../testing/scores.store';
import { footballLeague, saveOf, SUNDAY, THURSDAY, type FootballLeague, type Choice } from '../testing/football-league';

/** Sunday games that are on or over, and what Ann and Bob have on them; then what Ann has on Monday night and later. */
const open = fc.tuple(fc.constantFrom('A' as const, 'H' as const), fc.constantFrom(0 as const, 1 as const));

describeSite('the season page while the last game is sealed', (engine) => {
  let league: FootballLeague;
  beforeAll(async () => {
    league = await footballLeague(engine);
    league.clock.set(THURSDAY - 1);
  });

  const save = async (who: 'ann' | 'bob', choices: (Choice | null)[]) => {
    expect(
      (await league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) })).status,
    ).toBe(200);
  };
  const read = async (as: string, url: string) =>
    (await league.inject({ method: 'GET', url, headers: { authorization: as } })).json<{ data: object; __delta: string }>();
  const page = () => `/api/v1/football/season?contest_id=${league.contest}`;

  it('is the same whatever is picked there, or that nothing is, to all and to its owner; no delta tells of it', async () => {
    await save('ann', [
      [1, 'A'],
      [2, 'H'],
      [3, 'H'],
    ]);
    await save('bob', [
      [1, 'H'],
      [2, 'H'],
      [3, 'A'],
      [4, 'A'],
    ]);
    league.clock.set(SUNDAY);
    await finish(league.db, league.games[1]!, 20, 0);
    const kept: (Choice | null)[] = [
      [1, 'A'],
      [2, 'H'],
      [3, 'H'],
    ];
    const before = await read(league.as.bob, page());
    await fc.assert(
      fc.asyncProperty(fc.option(open, { nil: undefined }), fc.option(open, { nil: undefined }), async (one, other) => {
        const world = async (monday: typeof one) => {
          await save('ann', [...kept, monday ? [6, ...monday] : null]);
          const pages = [];
          for (const who of ['ann', 'bob', 'carl'] as const) {
            const { outlook, race, ledger, payouts, changes } = (
              await league.call('GET football/season', { as: league.as[who], query: { contest_id: league.contest } })
            ).data!;
            pages.push({ outlook, race, ledger, payouts, changes });
          }
          expect(pages[1]).toEqual(pages[0]);
          return JSON.stringify(pages);
        };
        expect(await world(one)).toBe(await world(other));
        expect((await read(league.as.bob, before.__delta)).data).toEqual({});
      }),
      { numRuns: 10 },
    );
  });

  it('tells what can still come: perfect weeks, places, and what is certain', async () => {
    const { outlook } = (await league.call('GET football/season', { as: league.as.bob })).data!;
    const of = (name: string) => outlook.data.find((row) => row.scope === 'week' && row.EntryName === name);
    // Game 1 went to Ann and against Bob, three are on, and one is to come for everybody.
    expect(of("Ann's Aces")).toMatchObject({ Open: 3, Needs: null, Best: 1, State: 'alive' });
    expect(of('Bob')).toMatchObject({ Open: 4, Needs: null, Best: 1, State: 'alive' });
    expect(of('Eve')).toMatchObject({ Open: 1, Needs: null, State: 'alive' });
  });
});
