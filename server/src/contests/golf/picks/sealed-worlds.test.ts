import { describeSite, type TestEngine } from '../../../testing/engines';
import { addEveryRole } from '../../../testing/every-role';
import { PATIENCE_MS, toldApart, type World } from '../../../testing/two-worlds';
import { golfTestLeague } from '../testing/golf-test-league';

/** A golfer of each group, and the one of Pick1. */
interface Sealed {
  four: readonly number[];
  one: number;
}

async function world(engine: TestEngine, sealed: Sealed): Promise<World> {
  const league = await golfTestLeague(engine);
  const { contest, pick1, entries, pick1Entries, first, second, as, call } = league;
  const roles = await addEveryRole(league, contest);
  const save = async (who: 'ann' | 'bob', { four, one }: Sealed) => {
    expect((await league.pick(who, four)).status).toBe(200);
    const answer = await call('POST golf/makepick1', { as: as[who], body: { entry_id: pick1Entries[who], pick: one } });
    expect(answer.status).toBe(200);
  };
  return {
    site: league,
    viewers: { ...roles, player: as.bob, playingAdmin: as.carl },
    facts: {
      contest_id: [contest, pick1],
      entry_id: [entries.ann, pick1Entries.ann],
      tid: [first, second],
      gid: [1, 6],
      round: [1],
      group_number: [1],
      user_id: [1],
      year: [2022],
      activity_id: [1, 2, 3],
    },
    pages: [`golf/pagedata?contest_id=${contest}`, 'utils/home', 'ad/pagedata'],
    /** Twice, so that every pick is changed as well. */
    seal: async () => {
      await save('ann', { four: [17, 18, 19, 20], one: 15 });
      await save('ann', sealed);
    },
    act: () => save('bob', { four: [9, 10, 11, 12], one: 9 }),
  };
}

describeSite('two golf sites that differ in sealed picks alone', (engine) => {
  it(
    'look the same to every role: every answer, delta, version and live event',
    async () => {
      const [one, other] = [await world(engine, { four: [1, 2, 3, 4], one: 1 }), await world(engine, { four: [5, 6, 7, 8], one: 6 })];
      expect(await toldApart(one, other)).toEqual([]);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );
});
