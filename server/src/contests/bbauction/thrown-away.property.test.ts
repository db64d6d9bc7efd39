import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { markMode } from '../../ground/settings/mode';
import type { Viewer } from '../../ground/viewer';
import { applyVisibleResults } from '../../sport/results/apply-visible-results';
import { readTournament } from '../../sport/tournament/tournament';
import { callWalkover } from '../../sport/tournament/walkover';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { enterGame } from '../../testing/tournaments.store';
import { takeTournament, tournamentOf } from '../demo/tournament/testing/yearly-tournament';
import { contestById } from '../entries/contests.store';
import { putBackEntry, removeEntry } from '../entries/entries.store';
import { createMemories } from '../memories';
import { expectFoundOnce, MomentProcess } from '../moments/testing/moment-process';
import { kind } from '../periods/testing/acts';
import { PageProcess } from '../periods/testing/page-process';
import { periodsWritten, throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import { readAuction, type Auction } from './auction';
import { append, DEFAULT_SETTINGS, keepColor, keepRoom } from './auction.store';
import type { NumberedAuction } from './groups.rules';
import { potOf } from './log/bids.rules';
import { auctionMomentSource } from './moments/auction-moments';
import { bracketPage, livePage } from './page/auction.page';
import { GROUP_NAMES, rowsOf } from './seen/auction-groups';
import { auctionModel } from './seen/auction-model';
import { auctionReader, readSeen } from './seen/read-auction';
import { seedShares } from './values/worth.rules';

const DAY = 86_400_000;
const FIRST_YEAR = 2030;
const OVER = 24;

const [game, entry, lot] = [fc.nat({ max: 66 }), fc.integer({ min: 0, max: 2 }), fc.nat({ max: 63 })];
/** What may happen in an auction and in its tournament, after the end too. */
const act = fc.oneof(
  kind('time', 5, { days: fc.constantFrom(-1, 1, 3.2, 4.7, 12, OVER, OVER + 3) }),
  kind('score', 4, { game, to: fc.nat({ max: 9 }), state: fc.constantFrom('final' as const, 'final' as const, 'in_progress' as const) }),
  kind('walkover', 1, { game, winner: fc.constantFrom(1 as const, 2 as const, null) }),
  kind('bid', 3, { lot, entry, amount: fc.integer({ min: 1, max: 60 }) }),
  kind('sell', 2, { lot, entry, amount: fc.integer({ min: 1, max: 60 }) }),
  kind('undo', 2, {}),
  kind('correct', 2, { lot, entry: fc.option(entry), amount: fc.integer({ min: 1, max: 60 }) }),
  kind('share', 2, { lot, entry, percent: fc.integer({ min: 1, max: 60 }), taken: fc.boolean() }),
  kind('settings', 1, { values: fc.boolean(), top: fc.constantFrom(1600, 2000) }),
  kind('pause', 1, {}),
  kind('colour', 1, { entry, color: fc.constantFrom('#112233', '#445566') }),
  kind('bracket', 1, { swap: fc.nat({ max: 2 }), later: fc.constantFrom(0, 3_600_000) }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 2, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** The final and a sale are corrected after the end, a share is sold then, and the clock goes back behind all of it. */
const afterTheEnd: Act[] = [
  { do: 'share', lot: 3, entry: 1, percent: 40, taken: true },
  { do: 'time', days: OVER },
  { do: 'score', game: 66, to: 4, state: 'final' },
  { do: 'correct', lot: 0, entry: 2, amount: 33 },
  { do: 'undo' },
  { do: 'throw away' },
  { do: 'time', days: 12 },
  { do: 'time', days: OVER + 3 },
  { do: 'leave', entry: 1 },
];

describeByTurns('an auction that is kept when its tournament is over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];
  let year = FIRST_YEAR - 1;
  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
    await db.write((tx) => markMode(tx, 'practice'));
  });

  it('shows what it shows when what was kept is thrown away, in every process, and what its facts come to', async () => {
    const runs = engine.engine === 'sqlite' ? 3 : 2;
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 10 }), fc.constantFrom(60, 60, 2), goThrough), {
      numRuns: runs,
      examples: [
        [afterTheEnd, 60],
        [[{ do: 'time', days: OVER }], 2],
      ],
    });
    expectKept(db!, 'Auctions', { hits: 5, loads: 2 });
  });

  /** The one auction of a year, of which so many lots are sold. */
  async function auction(season: number, sold: number) {
    const contest = await addContest(db!, { contest_type: 'bbauction', year: season });
    const entries: number[] = [];
    for (const n of [0, 1, 2]) entries.push(await addEntry(db!, { contest_id: contest, user_id: users[n]!, entry_name: `Entry ${n}` }));
    const { opensAt } = tournamentOf(season);
    await takeTournament(db!, season, opensAt - DAY);
    await db!.write(async (tx, invalidate) => {
      const { lots } = await auctionIn(tx, contest, opensAt);
      const order = lots.map(({ id }) => id);
      await keepRoom(tx, invalidate, {
        contestId: contest,
        settings: DEFAULT_SETTINGS,
        seed: 'a1',
        commit: 'b2',
        lots: order,
        owners: entries,
      });
      const write = writer(tx, invalidate, { contest, now: opensAt, seq: 0 });
      await write({ type: 'opened', settings: DEFAULT_SETTINGS });
      for (const [n, id] of order.slice(0, sold).entries())
        await write({ type: 'sold', lot: id, entryId: entries[n % 3]!, amount: 1 + (n % 17), kind: 'typed' });
    });
    return { contest, entries, season, opensAt };
  }
  type World = Awaited<ReturnType<typeof auction>>;

  const auctionIn = async (tx: Tx, id: number, now: number): Promise<Auction> => {
    const contest = must(await contestById(tx, id), 'the contest');
    return readAuction(tx, { contest, group: 1 }, { memberships: createMemories(db!).directory.in(tx), now });
  };

  const writer = (tx: Tx, invalidate: Invalidate, from: { contest: number; now: number; seq: number }) => {
    let { seq } = from;
    return (event: Parameters<typeof append>[2]['event']) =>
      append(tx, invalidate, { contestId: from.contest, seq: (seq += 1), at: from.now, wall: from.now + seq, event });
  };

  async function goThrough(acts: readonly Act[], sold: number): Promise<void> {
    const earlier = await lastPot();
    const world = await auction((year += 1), sold);
    const clock = new FixedClock(world.opensAt);
    // A lot's clock runs in real time: where the site's stood, its end would move with each step of the time.
    clock.rate = 1;
    const viewers = [0, 3].map((n): Viewer => ({ userId: users[n]!, username: `u${n}`, isAdmin: n === 3, groupNumber: 1, deviceId: null }));
    const contest = must(await db!.read((tx) => contestById(tx, world.contest)), 'the contest');
    const watching = { present: () => Promise.resolve(new Set<number>()) } as unknown as Parameters<typeof livePage>[1]['watching'];
    const start = (on: Database) => {
      const reader = auctionReader(createMemories(on));
      const params: NumberedAuction = { contest, group: 1 };
      const pages = [bracketPage(reader), livePage(reader, { clock, wall: clock, watching })].map(
        (page) => new PageProcess(on, clock, page, params),
      );
      return {
        moments: new MomentProcess(on, clock, auctionMomentSource(reader)),
        shows: async () => [...(await pages[0]!.shows(viewers)), ...(await pages[1]!.shows(viewers))],
        groups: () => on.read(async (tx) => (await readSeen(tx, reader, contest, clock.now())).rows(...GROUP_NAMES)),
      };
    };
    let first = start(db!);
    const second = start(other!);
    for (const one of acts) {
      if (one.do === 'time') clock.set(world.opensAt + one.days * DAY);
      else if (one.do === 'throw away') await throwAwayPeriods(db!);
      else if (one.do !== 'restart') await happen(one, world, clock.now());
      if (one.do === 'restart' || one.do === 'throw away') first = start(db!);
      await applyVisibleResults(db!, clock.now());

      for (const each of [db!, other!]) await each.tags.refresh();
      await expectFoundOnce(contest, { first: first.moments, second: second.moments, truth: start(db!).moments });
      for (const each of [db!, other!]) await each.tags.refresh();
      const [shown, elsewhere] = [await first.shows(), await second.shows()];
      expect(elsewhere).toEqual(shown);
      await periodsWritten(world.contest, db!, other!);
      const anew = start(db!);
      expect(await anew.shows()).toEqual(shown);
      const facts = await truth(world, clock.now());
      expect(plain(await anew.groups())).toEqual(plain(facts));
      const [config] = facts.config;
      if (facts.room[0]!.values === 1 && config!.lots > 0)
        expect(shown[0]!.data['config']!.data[0]).toMatchObject({ PotExpected: config!.PotExpected ?? earlier });
    }
    await throwAwayPeriods(db!);
    expect(await start(db!).shows()).toEqual(await first.shows());
  }

  /** What the last run's auction has brought, which is the year before; null for the first. */
  async function lastPot(): Promise<number | null> {
    const contest = await db!.read((tx) => tx.selectFrom('contests').select('id').where('year', '=', year).executeTakeFirst());
    return contest ? potOf((await db!.read((tx) => auctionIn(tx, contest.id, 0))).state) : null;
  }

  const plain = (rows: object) => JSON.parse(JSON.stringify(rows)) as object;

  /** The auction from its facts alone. */
  const truth = ({ contest }: World, now: number) =>
    db!.read(async (tx) => {
      const facts = await auctionIn(tx, contest, now);
      return rowsOf(auctionModel({ ...facts, shares: seedShares(facts.state.settings.payouts) }), GROUP_NAMES, now);
    });

  type Happening = Exclude<Act, { do: 'time' | 'restart' | 'throw away' }>;
  async function happen(one: Happening, world: World, now: number): Promise<void> {
    const { season, contest } = world;
    if (one.do === 'bracket') return void (await takeTournament(db!, season, now, one).catch(() => {}));
    if (one.do === 'score' || one.do === 'walkover') {
      const games = (await db!.read((tx) => readTournament(tx, season, now)))?.games.flatMap(({ event }) => event ?? []) ?? [];
      const event = games[one.game % Math.max(1, games.length)];
      if (!event) return;
      if (one.do === 'score') return enterGame(db!, event.id, { state: one.state, score1: 70 + one.to, score2: 66 }, now);
      // A game that was played is refused.
      const change = (tx: Tx, invalidate: Invalidate) =>
        callWalkover(tx, invalidate, event, { winner: one.winner, by: 'Carl', reason: 'ill', now });
      return db!.write(change).catch(() => {});
    }
    await db!.write(async (tx, invalidate) => {
      const is = await auctionIn(tx, contest, now);
      const write = writer(tx, invalidate, { contest, now, seq: is.state.lastSeq });
      await inRoom(tx, invalidate, { one, world, is, write });
    });
  }

  type InRoom = Exclude<Happening, { do: 'bracket' | 'score' | 'walkover' }>;
  async function inRoom(
    tx: Tx,
    invalidate: Invalidate,
    { one, world, is, write }: { one: InRoom; world: World; is: Auction; write: ReturnType<typeof writer> },
  ): Promise<void> {
    const { contest, entries } = world;
    const { state, room, log } = is;
    if (one.do === 'undo') {
      const last = log.findLast(({ type }) => type === 'sold' || type === 'bid');
      if (last) await write({ type: 'undone', ofSeq: last.seq, lot: last.lot, reason: 'Misheard' });
    } else if (one.do === 'pause') await write(state.phase === 'paused' ? { type: 'resumed' } : { type: 'paused', reason: 'Pizza' });
    else if (one.do === 'settings') {
      const payouts = one.top === 1600 ? DEFAULT_SETTINGS.payouts : [0, 150, 150, 500, 1200, 2000];
      await write({ type: 'settings', settings: { values: one.values, payouts } });
    } else if (one.do === 'colour')
      await keepColor(tx, invalidate, contest, { entryId: entries[one.entry]!, color: one.color }).catch(() => {});
    else if (one.do === 'leave' || one.do === 'come back') {
      const id = entries[one.entry]!;
      const present = is.entries.find((own) => own.id === id);
      const known = { id, contestId: contest, userId: users[one.entry]!, name: `Entry ${one.entry}`, createdAt: 0 };
      if (one.do === 'leave' && present) await removeEntry(tx, invalidate, present, 0);
      if (one.do === 'come back' && !present) await putBackEntry(tx, invalidate, known, 0);
    } else {
      const id = room.lots[one.lot] ?? 0;
      const [sale, entryId] = [state.sales.get(id), one.entry === null ? null : entries[one.entry]!];
      if (one.do === 'bid') {
        if (state.block?.lot !== id && !sale) await write({ type: 'nominated', lot: id, kind: 'clicked' });
        if (!sale) await write({ type: 'bid', lot: id, entryId, amount: one.amount, kind: 'hand' });
      } else if (one.do === 'sell' && !sale) await write({ type: 'sold', lot: id, entryId, amount: one.amount, kind: 'typed' });
      else if (one.do === 'correct' && sale)
        await write({ type: 'corrected', lot: id, entryId, amount: one.amount, reason: 'Written down wrongly' });
      else if (one.do === 'share' && sale && sale.entryId !== entryId)
        await write({ type: 'split', lot: id, entryId, amount: one.percent, kind: one.taken ? 'taken' : 'offered' });
    }
  }
});
