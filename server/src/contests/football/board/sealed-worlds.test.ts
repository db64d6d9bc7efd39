import { describeSite, type TestEngine } from '../../../testing/engines';
import { addEveryRole } from '../../../testing/every-role';
import { PATIENCE_MS, toldApart, type World } from '../../../testing/two-worlds';
import { footballLeague, MONDAY, saveOf, THURSDAY, type Choice } from '../testing/football-league';

/** Other games, other sides, other locks, and of these not as many: what of a full week is sealed. */
const ONE: Choice[] = [
  [1, 'A', 1],
  [2, 'A'],
  [3, 'H'],
  [6, 'A', 1],
];
const OTHER: Choice[] = [
  [5, 'H'],
  [4, 'A', 1],
  [6, 'H', 1],
  [2, 'H', 1],
];

async function world(engine: TestEngine, sealed: readonly Choice[]): Promise<World & { clock: { set(now: number): void } }> {
  const league = await footballLeague(engine);
  const { contest, elsewhere, entries, users, games, as, clock } = league;
  const roles = await addEveryRole(league, contest);
  const save = async (who: 'ann' | 'bob', choices: readonly Choice[]) => {
    const answer = await league.call('GET football/makepicks', { as: as[who], query: saveOf(league, entries[who], choices) });
    expect(answer.status).toBe(200);
  };
  await save('ann', [[0, 'A']]);
  await save('bob', [[0, 'H'], ...ONE]);
  clock.set(THURSDAY);
  return {
    site: league,
    clock,
    viewers: { ...roles, player: as.bob },
    facts: {
      contest_id: [contest, elsewhere],
      entry_id: [entries.ann, entries.bob],
      entryname: ["Ann's Aces"],
      user_id: [users.ann],
      group_number: [1],
      week: [1, 2],
      year: [2022],
      season: [2022],
      sport: ['NFL'],
      ids: [games.join(',')],
      activity_id: [1, 3, 5],
    },
    pages: [`football/pagedata?contest_id=${contest}`, `football/season?contest_id=${contest}`, 'utils/home', 'ad/pagedata'],
    /** Twice, so that every slot is changed as well. */
    seal: async () => {
      await save('ann', [[0, 'A'], ...sealed.map(([game, side, lock]): Choice => [game, side === 'A' ? 'H' : 'A', lock])]);
      await save('ann', [[0, 'A'], ...sealed]);
    },
    act: () => save('bob', [[0, 'H'], ...OTHER]),
  };
}

describeSite('two football sites that differ in sealed picks alone', (engine) => {
  it(
    'look the same to every role: every answer, delta, version and live event',
    async () => {
      const [one, other] = [await world(engine, ONE), await world(engine, OTHER)];
      expect(await toldApart(one, other)).toEqual([]);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );

  it(
    'are told apart once the games have begun, by everybody who may see the board',
    async () => {
      const [one, other] = [await world(engine, ONE), await world(engine, OTHER)];
      for (const { clock, seal } of [one, other]) {
        await seal();
        clock.set(MONDAY);
      }
      const nothing = { seal: () => Promise.resolve(), act: () => Promise.resolve() };
      const found = (await toldApart({ ...one, ...nothing }, { ...other, ...nothing })).join('\n');
      for (const viewer of ['player', 'helper', 'commissioner', 'site']) expect(found).toContain(`${viewer} /api/v1/football/pagedata`);
      for (const viewer of ['guest', 'stranger', 'rival']) expect(found).not.toContain(`${viewer} /api/v1/football`);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );
});
