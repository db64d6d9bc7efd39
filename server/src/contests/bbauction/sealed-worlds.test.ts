import { describeSite, type TestEngine } from '../../testing/engines';
import { addEveryRole } from '../../testing/every-role';
import { PATIENCE_MS, toldApart, type World } from '../../testing/two-worlds';
import { keepRoom, readRoom } from './auction.store';
import { auctionLeague, YEAR } from './testing/auction-league';

/** Maxima of lots that are not up, and whether the lots that come after the first come in the order of the other world. */
interface Sealed {
  maxima: readonly { lot: number; max: number }[];
  turned: boolean;
}

async function world(engine: TestEngine, { maxima, turned }: Sealed): Promise<World> {
  const league = await auctionLeague(engine);
  const { db, contest, as, ok, wall, clock } = league;
  wall.set(clock.now());
  const roles = await addEveryRole(league, contest);
  const [first = 0, ...later] = (await league.live('ann')).all_teams.data
    .map(({ lot }) => lot)
    .filter((lot, n, all) => all.indexOf(lot) === n);
  await db.write(async (tx, invalidate) => {
    const room = await readRoom(tx, contest);
    const lots = [first, ...later.sort((a, b) => (turned ? b - a : a - b))];
    await keepRoom(tx, invalidate, { ...room, seed: `${turned}`.padEnd(64, '0'), commit: 'c'.repeat(64), lots, owners: [] });
    // It names the commitment of the seed that was there before.
    await tx.deleteFrom('activity').where('action', '=', 'auction.teams_prepared').execute();
  });
  await ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 600, clock_reset: 120 }));
  const { current_team: up } = await ok(league.next());
  const lots = [first, ...later].sort((a, b) => a - b).filter((lot) => lot !== up);
  return {
    site: league,
    viewers: { ...roles, owner: as.bob },
    facts: { contest_id: [contest], group_number: [1], year: [YEAR], activity_id: [1, 3, 4] },
    pages: [`bbauction/auction_data?contest_id=${contest}`, `bbauction/pagedata?contest_id=${contest}`, 'utils/home', 'ad/pagedata'],
    seal: async () => {
      for (const { lot, max } of maxima) await ok(league.proxy('ann', lots[lot] ?? 0, max));
    },
    act: () => ok(league.bid('bob', up, 5)),
  };
}

describeSite('two auctions that differ in sealed maxima and in the order of what comes', (engine) => {
  it(
    'look the same to every role: every answer, delta, version and live event, though in one nobody has left anything',
    async () => {
      const maxima = [
        { lot: 0, max: 60 },
        { lot: 3, max: 200 },
        { lot: 0, max: 37 },
        { lot: 5, max: 0 },
      ];
      const [one, other] = [await world(engine, { maxima, turned: false }), await world(engine, { maxima: [], turned: true })];
      expect(await toldApart(one, other)).toEqual([]);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );
});
