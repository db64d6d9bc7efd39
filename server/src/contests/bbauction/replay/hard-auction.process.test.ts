import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../../sport/practice/random.rules';
import { describeOnce } from '../../../testing/engines';
import { environmentFor, RunningServer } from '../../../testing/run-poolhouse';
import { standing } from '../log/bids.rules';
import { commitOf, sealedOrder } from '../lots/seal';
import { EVENING } from '../testing/auction-league';
import { sorted, type FollowedPage, type PageAnswer } from '../testing/followed-page';
import { OWNERS, ScriptRoom } from '../testing/script-room';

/** More than anybody comes to bid, however slowly the test itself runs. */
const BUDGET = 100_000;
const LOTS = 64;
/** So short while bids are to meet the last 50 ms; else so long that no slow machine lets a clock run out. */
const [OPEN_MS, RESET_MS] = [2000, 1000];
const LONG = { clock_open: 600, clock_reset: 120 };
/** Lots at which something happens, by their number in the order; all others are bid for and called. */
const [KILLED, UNDONE, RETURN] = [24, 34, 48];
/** A viewer asks what changed after so many lots. */
const FOLLOWED = 4;
/** Two sealed maxima, which later bids go beyond. */
const MAXIMA = [40, 25] as const;
/** How many lots the last moment may take; all of them before the servers are killed. */
const TRIES = 20;
const LAST_MS = 50;
/** A bid that comes too late costs a lot, one that comes too early a second: so many of ten ways are to be shorter than is allowed for. */
const SHORTER = 0.85;
/** For a start of the program, or the end of a wait, on a machine that does much else. */
const PATIENCE_MS = 120_000;

describeOnce(`a whole auction of 64 lots and ${OWNERS.length} owners`, (engine) => {
  /** PostgreSQL carries several processes of a site. */
  const processes = engine.engine === 'postgres' ? 2 : 1;
  const random = seededRandom(20260317);
  const roll = (below: number) => Math.floor(random() * below);
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let room: ScriptRoom;
  let servers: RunningServer[] = [];
  /** Who got each lot, and for how much, by the test's own account. */
  const sales = new Map<number, { owner: number; amount: number }>();

  let nextBidder = roll(OWNERS.length);

  /** A server that was killed comes back while the auction goes on. */
  let back = Promise.resolve();
  const start = async () => {
    const missing = await Promise.all(Array.from({ length: processes - servers.length }, () => RunningServer.start(env, ['--empty'])));
    servers = [...servers, ...missing];
    room.urls = servers.map(({ url }) => url);
  };
  const kill = async () => {
    const [gone, ...left] = servers;
    servers = left;
    if (left.length > 0) room.urls = left.map(({ url }) => url);
    await gone!.end('SIGKILL');
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-auction-'));
    const db = await engine.open();
    room = await ScriptRoom.make(db);
    const clock = { POOLHOUSE_CLOCK: new Date(EVENING).toISOString(), POOLHOUSE_CLOCK_RATE: '1', LOG_LEVEL: 'error' };
    env = environmentFor(engine.optionsOf(db), folder, clock);
    await start();
    await room.open({ budget: BUDGET, clockOpen: OPEN_MS / 1000, clockReset: RESET_MS / 1000 });
  }, PATIENCE_MS);
  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }, PATIENCE_MS);

  const next = async () => (await room.auctioneer('POST bbauction/update_config', { current_team: 0 })).current_team;
  const block = async () => (await room.state()).state.block;
  const high = async () => {
    const up = await block();
    return up ? standing(up) : undefined;
  };
  const call = async (lot: number) => {
    const { entryId, amount } = await room.until(high);
    const owner = room.entries.indexOf(entryId);
    await room.call(owner, lot, amount);
    sales.set(lot, { owner, amount });
  };
  /** A site that was away too long stops instead of selling by surprise. */
  const goOn = async () => {
    if ((await room.state()).state.phase === 'paused') await room.auctioneer('POST bbauction/resume', {});
  };
  const hammer = async (lot: number) => {
    const sale = await room.until(async () => {
      await goOn();
      return (await room.state()).state.sales.get(lot);
    });
    expect(sale.kind).toBe('hammer');
    sales.set(lot, { owner: room.entries.indexOf(sale.entryId), amount: sale.amount });
    return sale;
  };

  /** Three bid at once, two of them alike, of whom one is taken at most. */
  async function bids(lot: number): Promise<void> {
    // One after the other, so that everybody bids where there are many.
    const first = nextBidder;
    nextBidder = (first + 3) % OWNERS.length;
    const amount = 1 + roll(6);
    const answers = await Promise.all([amount, amount, amount + 1].map((bid, n) => room.bid((first + n) % OWNERS.length, lot, bid)));
    expect(answers.slice(0, 2).filter((code) => code === null).length).toBeLessThanOrEqual(1);
    expect(answers).toContain(null);
  }

  /** The last bid for a lot that was taken. */
  const lastBid = async (lot: number) => (await room.state()).log.findLast(({ type, lot: of }) => type === 'bid' && of === lot)!;

  /** How long bids took from when they were to leave until they arrived, ms: timers that fire late, and the way. */
  const ways = [10];
  /** How long before the end a bid is to leave so that it arrives in the last moment, as those before have taught. */
  const leadOf = () => [...ways].sort((a, b) => a - b)[Math.floor(ways.length * SHORTER)]! + 5;
  /**
   * A bid in the last 50 ms counts and gives a full clock; one after the bell does not, though nobody has struck yet.
   *
   * @returns when the clock that it gave ends; 'early' before the last 50 ms, 'late' when it is refused
   */
  async function lastMoment(lot: number, endsAt: number, amount: number): Promise<number | 'early' | 'late'> {
    const bidder = amount % 2 === 0 ? 6 : 7;
    const leaves = endsAt - leadOf();
    await pause(leaves - Date.now());
    const code = await room.bid(bidder, lot, amount);
    const written = await lastBid(lot);
    if (code !== null) {
      ways.push(endsAt - leaves + LAST_MS / 2);
      expect(['lot_closed', 'conflict']).toContain(code);
      expect(written.amount).toBeLessThan(amount);
      return 'late';
    }
    expect(written).toMatchObject({ amount, entryId: room.entries[bidder] });
    expect(written.wall).toBeLessThanOrEqual(endsAt);
    ways.push(written.wall - leaves);
    return written.wall > endsAt - LAST_MS ? written.wall + RESET_MS : 'early';
  }

  async function lastMoments(): Promise<void> {
    for (let n = 0; n < TRIES; n += 1) {
      const lot = (await room.state()).state.queue[0]!;
      await back;
      for (const [owner, max] of MAXIMA.entries()) await room.proxy(owner, lot, max);
      expect(await next()).toBe(lot);
      expect(await lastBid(lot)).toMatchObject({ entryId: room.entries[0], amount: MAXIMA[1] + 1 });
      let met: number | 'early' | 'late' = 'early';
      for (let amount = MAXIMA[0] + 1; met === 'early'; amount += 1) {
        const up = await block();
        met = up?.lot === lot && up.endsAt !== null ? await lastMoment(lot, up.endsAt, amount) : 'late';
      }
      // The other process strikes, where there is one.
      if (met !== 'late' && processes > 1) await kill();
      if (met !== 'late') {
        await pause(met - Date.now() + 20);
        expect(await room.bid(2, lot, 90)).not.toBeNull();
      }
      const { amount } = await lastBid(lot);
      const sale = await hammer(lot);
      expect(sale.amount).toBe(amount);
      back = start();
      if (met === 'late') continue;
      expect(sale.wall).toBeGreaterThan(met);
      return;
    }
    throw new Error(`no bid of ${TRIES} lots met the last ${LAST_MS} ms`);
  }

  /** Everybody bids as fast as they can while the servers are killed one after the other; then all is as it was acknowledged. */
  async function killed(lot: number): Promise<void> {
    // One watches at each.
    for (const [owner, { url }] of servers.entries()) {
      await room.watch(url, owner);
      await room.until(async () => (await room.live(url)).here.data.some(({ ID }) => ID === room.entries[owner]));
    }
    let amount = 0;
    let over = false;
    const stream = async (owner: number) => {
      while (!over) {
        amount += 1;
        await room.bid(owner, lot, amount);
      }
    };
    const streams = OWNERS.map((_, owner) => stream(owner));
    while (servers.length > 0) {
      const before = room.taken.length;
      await room.until(async () => room.taken.length > before + OWNERS.length);
      await kill();
    }
    over = true;
    await Promise.all(streams);
    const acknowledged = room.taken.filter((bid) => bid.lot === lot);
    const { log } = await room.state();
    for (const { seq, entryId, amount: said } of acknowledged)
      expect(log[seq - 1]).toMatchObject({ type: 'bid', lot, entryId, amount: said });
    await start();
    await room.until(async () => (await room.live(room.urls[0]!)).config.data[0]!.phase !== 'setup');
    expect((await high())!.amount).toBeGreaterThanOrEqual(Math.max(...acknowledged.map((bid) => bid.amount)));
  }

  /** A pause, a bid that is taken back, and a sale that is. */
  async function undone(lot: number): Promise<void> {
    expect(await room.bid(3, lot, 8)).toBeNull();
    expect(await room.bid(4, lot, 12)).toBeNull();
    await room.auctioneer('POST bbauction/pause', { reason: 'Pizza is here' });
    expect(await room.bid(5, lot, 20)).toBe('conflict');
    await room.auctioneer('POST bbauction/resume', {});
    await room.auctioneer('POST bbauction/undo', { reason: 'The wrong hand' });
    expect(await high()).toMatchObject({ entryId: room.entries[3], amount: 8 });
    await room.call(3, lot, 8);
    await room.auctioneer('POST bbauction/undo', { reason: 'Not heard in the back' });
    expect(await next()).toBe(lot);
    await bids(lot);
  }

  it(
    'keeps log, owners and pages at one through kills, a pause, an undo and the last 50 ms, and loses no acknowledged bid',
    async () => {
      const watching = room.viewer(1);
      const sealed = (await room.state()).state.queue;
      expect((await room.live(room.urls[0]!)).room.data[0]).toMatchObject({ seed: '', commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
      let away: FollowedPage | undefined;
      await lastMoments();
      await room.auctioneer('POST bbauction/settings', LONG);
      for (let n = sales.size; n < LOTS; n = sales.size) {
        const lot = await next();
        if (n === KILLED) {
          away = room.viewer(2);
          await away.follow();
          await back;
          await killed(lot);
        } else if (n === UNDONE) await undone(lot);
        else await bids(lot);
        if (n % FOLLOWED === 0) await watching.follow();
        if (n === RETURN) await away!.follow();
        await call(lot);
      }
      const { state, log } = await room.until(async () => {
        const now = await room.state();
        return now.state.phase === 'complete' && now;
      });
      for (const { seq, entryId, lot, amount } of room.taken)
        expect(log[seq - 1]).toMatchObject({ seq, type: 'bid', lot, entryId, amount });
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
      expect(
        new Map([...state.sales].map(([lot, { entryId, amount }]) => [lot, { owner: room.entries.indexOf(entryId), amount }])),
      ).toEqual(sales);

      const paid = OWNERS.map((_, owner) => [...sales.values()].reduce((sum, sale) => sum + (sale.owner === owner ? sale.amount : 0), 0));
      for (const url of room.urls) {
        // A process hears of the others' commits when they are told.
        const page = await room.until(async () => {
          const now = await room.live(url);
          return now.config.data[0]!.phase === 'complete' && now;
        });
        const [{ seed, commit }] = page.room.data as [(typeof page.room.data)[0]];
        expect([commitOf(room.contestId, seed), sealedOrder(seed, 'lots', sealed)]).toEqual([commit, sealed]);
        expect(page.config.data[0]).toMatchObject({ sold: LOTS, Pot: paid.reduce((sum, one) => sum + one, 0) });
        expect(room.entries.map((id) => page.owners.data.find(({ ID }) => ID === id)!.TotalPaid)).toEqual(paid);
        expect(
          new Map(page.all_teams.data.map(({ ID, owner_id: id, Price }) => [ID, { owner: room.entries.indexOf(id), amount: Price }])),
        ).toEqual(sales);
      }
      // Who was connected to processes that were killed is not said to be here by those that came after.
      for (const url of room.urls) await room.until(async () => (await room.live(url)).here.data.length === 0);
      for (const [owner, viewer] of [
        [1, watching],
        [2, away!],
      ] as const) {
        await viewer.follow();
        expect(viewer.shown).toEqual(sorted((await room.live(room.urls[0]!, owner)) as unknown as PageAnswer['data']));
      }
    },
    4 * PATIENCE_MS,
  );
});
