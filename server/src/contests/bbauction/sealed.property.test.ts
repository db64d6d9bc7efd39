import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { grantRole } from '../../people/groups/roles.store';
import { describeSite } from '../../testing/engines';
import { eventsOf, listening } from '../../testing/live-events';
import { addAccount, basic } from '../../testing/site';
import { auctionLeague, type AuctionLeague } from './testing/auction-league';

const LIVE = '/api/v1/bbauction/auction_data?year=2026&group=1';
const PAGES = [LIVE, '/api/v1/bbauction/pagedata?year=2026&group=1', '/api/v1/utils/home'];

const LOTS = [0, 1, 2, 3];
/** What Ann does with maxima of lots that are not up: leaves one, another one, or takes it out. */
const maxima = fc.array(fc.record({ lot: fc.constantFrom(...LOTS), max: fc.constantFrom(0, 1, 37, 60, 200) }), {
  minLength: 1,
  maxLength: 4,
});

interface Page {
  data: Record<string, unknown>;
  __delta: string;
}

describeSite('sealed maxima of lots that are not up', (engine) => {
  let league: AuctionLeague;
  let up: number;
  let lots: number[];
  let others: Record<'owner' | 'helper' | 'commissioner' | 'site', string>;
  const guest = basic('gil', 'secret');

  beforeAll(async () => {
    league = await auctionLeague(engine);
    const { db, contest, as } = league;
    const [helper, commissioner] = [await addAccount(db, 'hal', 'secret'), await addAccount(db, 'mary', 'secret')];
    await addAccount(db, 'gil', 'secret');
    await db.write(async (tx, invalidate) => {
      const by = { by: 'carl', now: league.clock.now() };
      await grantRole(tx, invalidate, { userId: helper, groupNumber: 1, role: 'helper', contestId: contest }, by);
      await grantRole(tx, invalidate, { userId: commissioner, groupNumber: 1, role: 'commissioner', contestId: null }, by);
    });
    others = { owner: as.bob, helper: basic('hal', 'secret'), commissioner: basic('mary', 'secret'), site: as.carl };
    await league.ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 600, clock_reset: 120 }));
    up = (await league.ok(league.next())).current_team;
    lots = [...new Set((await league.live('ann')).all_teams.data.map(({ lot }) => lot))].filter((lot) => lot !== up);
  });
  afterAll(() => league.app.close());

  const read = async (path: string, viewer: string) =>
    (await league.inject({ method: 'GET', url: path, headers: { authorization: viewer } })).body;
  /** All that others read, versions included. */
  const seen = async () => {
    const answers: string[] = [];
    for (const viewer of [...Object.values(others), guest]) for (const path of PAGES) answers.push(await read(path, viewer));
    return answers;
  };
  const does = async (list: readonly { lot: number; max: number }[]) => {
    for (const { lot, max } of list) await league.ok(league.proxy('ann', lots[lot] ?? 0, max));
  };

  it('leave no trace in what anybody else reads: no row, no order and no version', async () => {
    const before = await seen();
    expect(before.filter((answer) => answer.includes('"__delta"')).length).toBeGreaterThanOrEqual(12);
    await fc.assert(
      fc.asyncProperty(maxima, async (list) => {
        await does(list);
        expect(await seen()).toEqual(before);
      }),
      { numRuns: 5 },
    );
  });

  it('send nothing over anybody else’s live stream, and their owner what changed', async () => {
    // What the property left may be the very maximum that is saved below, which would change nothing.
    await does(LOTS.map((lot) => ({ lot, max: 0 })));
    const url = await listening(league);
    const pageOf = async ({ events }: { events: ReturnType<typeof eventsOf> }) => JSON.parse((await events.news())?.data ?? '') as Page;
    const viewers = { ...others, ann: league.as.ann };
    const streams = await Promise.all(
      Object.entries(viewers).map(async ([name, authorization]) => {
        const headers = { authorization, 'x-application-id': 'test' };
        const { __delta } = JSON.parse(await read(LIVE, authorization)) as Page;
        const { body } = await fetch(`${url}/api/v1/live?page=${encodeURIComponent(__delta)}`, { headers });
        return { name, authorization, at: __delta, events: eventsOf(body ?? new ReadableStream()) };
      }),
    );
    // Who comes is told to all.
    const present = () => league.db.read((tx) => tx.selectFrom('live_watchers').select('user_id').distinct().execute());
    while ((await present()).length < streams.length) await pause(20);
    // Their rows are there a moment before the site has learnt of them, and what was read meanwhile is older; after another write it has.
    await league.ok(league.settings({ clock_reset: 119 }));
    for (let quiet = false; !quiet;) {
      quiet = true;
      for (const stream of streams) {
        const { __delta: now } = JSON.parse(await read(LIVE, stream.authorization)) as Page;
        if (stream.at !== now) quiet = false;
        while (stream.at !== now) stream.at = (await pageOf(stream)).__delta;
      }
      // What the site learns of later still is a step of its own, in which nothing need have changed.
      await pause(300);
    }
    await does([{ lot: 0, max: 60 }]);
    expect((await pageOf(streams.at(-1)!)).data).toEqual({ plan: { data: [{ ID: lots[0], max: 60 }] } });
    await does([{ lot: 0, max: 0 }]);
    await league.ok(league.bid('bob', up, 5));
    for (const stream of streams)
      if (stream.name !== 'ann') expect((await pageOf(stream)).data).toMatchObject({ block: { data: [{ high: 5 }] } });
    for (const { events } of streams) await events.cancel();
    league.app.server.closeAllConnections();
  });
});
