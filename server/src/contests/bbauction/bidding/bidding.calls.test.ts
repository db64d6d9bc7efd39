import { setTimeout as pause } from 'node:timers/promises';
import { describeEachEngine } from '../../../testing/engines';
import { createMemories } from '../../memories';
import { readRoom } from '../auction.store';
import { readFolded } from '../folded';
import { auctionLeague, type AuctionLeague } from '../testing/auction-league';
import { FollowedPage, sorted, type PageAnswer } from '../testing/followed-page';
import { strike } from './hammer';

describeEachEngine('bidding in the app', (engine) => {
  let league: AuctionLeague;
  beforeEach(async () => {
    league = await auctionLeague(engine);
    await league.ok(league.settings({ bidding: 1, budget: 200, auto_next: 0 }));
  });
  afterEach(() => league.app.close());
  const up = async () => (await league.ok(league.next())).current_team;
  const block = async () => (await league.live('ann')).block.data[0]!;
  /** The room as soon as this process has heard of what another one did; as it is after 2 s. */
  const heard = async (of: (room: Awaited<ReturnType<typeof league.live>>) => boolean) => {
    let room = await league.live('cat');
    for (let n = 0; n < 100 && !of(room); n += 1) {
      await pause(20);
      room = await league.live('cat');
    }
    return room;
  };

  it('sells to the high bidder when the hammer falls, once, however many processes look', async () => {
    const { bid, wait, db, clock, wall, contest, entries } = league;
    const lot = await up();
    await league.ok(bid('ann', lot, 5));
    await league.ok(bid('bob', lot, 7));
    expect(await block()).toMatchObject({ lot, high: 7, high_id: entries.bob, next: 8 });
    expect(await wait(19_000)).toBe(false);
    expect(await wait(1_399)).toBe(false);
    wall.advance(1);
    // On SQLite there is one process.
    const other = engine.engine === 'postgres' ? await engine.openAgain(db) : db;
    const struck = await Promise.all([db, other, db].map((one) => strike({ db: one, clock, wall }, createMemories(one), contest)));
    expect(struck.filter(Boolean)).toHaveLength(1);
    const sold = (await league.log()).filter(({ type }) => type === 'sold');
    expect(sold).toEqual([expect.objectContaining({ lot, entry_id: entries.bob, amount: 7, kind: 'hammer' })]);
    const { owners, all_teams: teams, config } = await heard(({ owners }) => owners.data.some(({ TotalPaid }) => TotalPaid === 7));
    expect(owners.data.find(({ ID }) => ID === entries.bob)).toMatchObject({ TotalPaid: 7, TotalTeams: 1, left: 193, max_bid: 193 });
    expect(teams.data.find(({ ID }) => ID === lot)).toMatchObject({ Owner: 'Bob', Price: 7 });
    expect(config.data[0]).toMatchObject({ Pot: 7, sold: 1, lots: 64, current_team: 0, drafting: 1 });
  });

  it('goes by arrival: in the last moment in, a moment later out, and two alike go to the first', async () => {
    const { bid, wall } = league;
    const lot = await up();
    wall.advance(20_000);
    await league.ok(bid('ann', lot, 5));
    const answers = await Promise.all([bid('bob', lot, 6), bid('cat', lot, 6)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)!.error).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^(Bob|Cat) bid 6 first\.$/),
    });
    wall.advance(10_001);
    expect((await bid('ann', lot, 9)).error).toMatchObject({ code: 'lot_closed' });
    await league.wait(400);
    expect((await bid('ann', lot, 9)).error!.message).toMatch(/^Sold to (Bob|Cat) for 6\.$/);
  });

  it('refuses in words what does not count, and writes nothing', async () => {
    const { bid, as, call } = league;
    const lot = await up();
    await league.ok(bid('ann', lot, 10));
    const before = (await league.log()).length;
    expect((await bid('ann', lot, 12)).error).toMatchObject({ code: 'conflict', message: 'You are the high bidder.' });
    expect((await bid('ann', lot, 10)).status).toBe(200);
    expect((await bid('bob', lot, 9)).error).toMatchObject({ code: 'bid_too_low', message: 'The next bid is 11.' });
    expect((await bid('bob', lot, 201)).error).toMatchObject({ code: 'over_budget', message: 'Over your budget: you have 200 left.' });
    expect((await bid('bob', lot + 1, 20)).error).toMatchObject({ code: 'lot_closed' });
    expect((await call('POST bbauction/bid', { as: as.carl, body: { lot, amount: 20, group: 1 } })).error!.code).toBe('forbidden');
    expect((await league.auctioneer('undo')).status).toBe(200);
    expect((await league.log()).length).toBe(before + 1);
    expect((await call('POST bbauction/undo', { as: as.ann, body: { reason: 'I want it' } })).error!.code).toBe('forbidden');
  });

  it('pauses and goes on with ten seconds at least, and undoes a bid and a sale', async () => {
    const { bid, wait, wall, clock } = league;
    const lot = await up();
    await league.ok(bid('ann', lot, 5));
    wall.advance(18_000);
    await league.ok(league.auctioneer('pause', 'Pizza'));
    expect(await block()).toMatchObject({ ends_at: null, rest: 2000 });
    expect((await bid('bob', lot, 9)).error!.message).toBe('The auction is paused: Pizza');
    expect(await wait(3_600_000)).toBe(false);
    await league.ok(league.resume());
    clock.rate = 1;
    expect((await block()).ends_at! - clock.now()).toBe(10_000);
    await league.ok(bid('bob', lot, 9));
    await league.ok(league.auctioneer('undo'));
    expect(await block()).toMatchObject({ high: 5, high_id: league.entries.ann });
    await wait(10_400);
    await league.ok(league.auctioneer('undo', 'The wrong hand'));
    const { all_teams: teams, log } = await league.live('bob');
    expect(teams.data.find(({ ID }) => ID === lot)).toMatchObject({ Owner: '', Price: null });
    expect(log.data[0]).toMatchObject({ type: 'undone', reason: 'The wrong hand' });
    expect((await league.next()).data!.current_team).toBe(lot);
  });

  it('bids for sealed maxima, which nobody else ever sees', async () => {
    const { bid, proxy, entries } = league;
    const [first] = (await league.db.read((tx) => readRoom(tx, league.contest))).lots;
    const lot = first!;
    await league.ok(proxy('ann', lot, 137));
    await league.ok(proxy('bob', lot, 61));
    await up();
    expect(await block()).toMatchObject({ lot, high: 62, high_id: entries.ann });
    await league.ok(bid('cat', lot, 70));
    expect(await block()).toMatchObject({ high: 71, high_id: entries.ann });
    expect((await league.live('ann')).plan.data).toEqual([{ ID: lot, max: 137 }]);
    for (const who of ['bob', 'cat', 'carl'] as const) {
      const seen = JSON.stringify([
        await league.live(who),
        await league.board(who),
        await bid('cat', lot, 71),
        await proxy('bob', lot, 60),
      ]);
      expect(seen).not.toMatch(/\b137\b/);
    }
    expect(JSON.stringify(await league.log())).not.toMatch(/\b137\b/);
    expect(league.logged.join('')).not.toContain('"max":137');
  });

  it('takes no sealed maximum that arrives after the end, while the hammer waits for bids that came before it', async () => {
    const lot = await up();
    await league.ok(league.bid('ann', lot, 5));
    league.wall.advance(20_100);
    expect(await league.proxy('bob', lot, 60)).toMatchObject({
      status: 409,
      error: { code: 'lot_closed', message: 'Too late: its time is up.' },
    });
    await league.wait(400);
    expect((await league.live('bob')).all_teams.data.find(({ ID }) => ID === lot)).toMatchObject({ Owner: 'Ann', Price: 5 });
    expect((await league.live('bob')).plan.data).not.toContainEqual({ ID: lot, max: 60 });
  });

  it('is what its log folds to for every process, and the log cannot be changed', async () => {
    const lot = await up();
    await league.ok(league.bid('ann', lot, 3));
    const other = await engine.openAgain(league.db);
    const [here, there] = await Promise.all(
      [league.db, other].map((db) => db.read(async (tx) => (await readFolded(tx, await readRoom(tx, league.contest))).state)),
    );
    expect(there).toEqual(here);
    for (const change of [
      league.db.write((tx) => tx.updateTable('auction_log').set({ amount: 1 }).execute()),
      league.db.write((tx) => tx.deleteFrom('auction_log').execute()),
    ])
      await expect(change).rejects.toThrow(/append-only/);
  });

  it('stops by itself where the site was away, and where nobody bids', async () => {
    const lot = await up();
    await league.ok(league.bid('ann', lot, 5));
    await league.wait(20_000 + 2_500);
    expect((await league.live('ann')).config.data[0]).toMatchObject({ phase: 'paused', paused: 'The site was away', sold: 0 });
    await league.ok(league.resume());
    await league.wait(10_400);
    await league.ok(league.settings({ auto_next: 1 }));
    for (let n = 0; n < 12; n += 1) {
      await league.wait(1000);
      await league.wait(19_400);
    }
    expect((await league.live('ann')).config.data[0]).toMatchObject({ phase: 'paused', sold: 1 });
    // A process that comes after the end of the clock sells nothing, neither at once nor later.
    await league.ok(league.resume());
    await league.app.close();
    league.wall.advance(10_500);
    const since = league.wall.now();
    const late = () => strike(league, createMemories(league.db), league.contest, since);
    expect(await late()).toBe(false);
    league.wall.advance(2000);
    expect(await late()).toBe(true);
    expect((await league.log()).at(-1)).toMatchObject({ type: 'paused', reason: 'The site was away' });
  });

  it('lets each page grow by its deltas to what it is read as whole', async () => {
    const { call, as } = league;
    let bytes = 0;
    const page = new FollowedPage(async (url) => {
      const answer = await league.inject({ url, headers: { authorization: as.bob } });
      bytes = answer.rawPayload.length;
      return answer.json<PageAnswer>();
    }, '/api/v1/bbauction/auction_data?group=1');
    const sizes: Record<string, number> = {};
    const follow = async (name: string) => {
      await page.follow();
      sizes[name] = bytes;
    };
    await follow('whole');
    const lot = await up();
    await follow('up');
    await league.ok(league.bid('ann', lot, 5));
    await follow('bid');
    await league.wait(20_400);
    await follow('sale');
    const whole = (await call('GET bbauction/auction_data', { as: as.bob, query: { group: 1 } })).data!;
    expect(page.shown).toEqual(sorted(whole as unknown as PageAnswer['data']));
    expect(sizes['bid']).toBeLessThanOrEqual(600);
    expect(sizes['sale']).toBeLessThanOrEqual(2000);
  });
});
