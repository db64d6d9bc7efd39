import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { contestById } from '../entries/contests.store';
import { entriesOf, putBackEntry, removeEntry } from '../entries/entries.store';
import { expectFoundOnce } from '../moments/testing/moment-process';
import { kind } from '../periods/testing/acts';
import { PageFollower, sortedRows } from '../periods/testing/page-process';
import { periodsWritten, throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import type { GolfPageParams } from './board/page-params';
import type { RoundCard } from './golf';
import { keepSettings, optIn, readSettings, setSeason } from './stores/contest.store';
import { keepCards, setGolferStatus } from './stores/facts.store';
import { writePick1, writePicks } from './stores/picks.store';
import { changeTournament, tournamentById } from './stores/tournaments.store';
import { aCard, aGolfer, roundOf } from './testing/facts.fixture';
import { GolfProcess } from './testing/golf-process';
import { addEvent, FIELD_SIZE, HOUR } from './testing/golf-test-league';

const EVENTS = 4;
const DAY = 24 * HOUR;
const [event, entry, golfer] = [fc.nat({ max: EVENTS - 1 }), fc.nat({ max: 2 }), fc.integer({ min: 1, max: FIELD_SIZE })];
const status = fc.constantFrom('IN' as const, 'CUT' as const, 'WD' as const, 'DQ' as const);
/** What may happen in a season, what is over included: two tournaments at once, and one that becomes official before an earlier one. */
const act = fc.oneof(
  kind('time', 4, { event, hours: fc.constantFrom(-48, 3, 60, 100) }),
  kind('finish', 8, { event, seed: fc.nat({ max: 99 }), ace: fc.option(golfer) }),
  kind('cancel', 1, { event }),
  kind('picks', 4, { event, entry, from: fc.nat({ max: 4 }), byHand: fc.boolean() }),
  kind('pick1', 3, { event, entry, golfer }),
  kind('round', 3, { event, golfer, round: fc.integer({ min: 1, max: 4 }), toPar: fc.integer({ min: -6, max: 6 }) }),
  kind('golfer', 2, { event, golfer, status }),
  kind('move', 1, { event, days: fc.constantFrom(-7, 2, 14) }),
  kind('official', 1, { event, isSo: fc.boolean() }),
  kind('side action', 1, { entry }),
  kind('settings', 1, { fee: fc.constantFrom(3000, 5000) }),
  kind('season', 1, { first: event, double: fc.boolean() }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 1, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
const finish = (of: number, ace: number | null = null): Act => ({ do: 'finish', event: of, seed: of, ace });
/** The second is official before the first; then a result is taken back, the clock is put back, and the season's order changes. */
const outOfOrder: Act[] = [
  finish(1, 1),
  finish(0, 2),
  { do: 'leave', entry: 1 },
  finish(2),
  { do: 'official', event: 1, isSo: false },
  { do: 'time', event: 1, hours: 60 },
  { do: 'official', event: 1, isSo: true },
  { do: 'season', first: 2, double: true },
  finish(3, 3),
];

describeByTurns('a golf season whose tournaments are kept when they are over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];

  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
  });

  it('shows what it shows when they are thrown away in the middle of it, in every process, and what its facts come to', async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 16 }), goThrough), {
      numRuns: engine.engine === 'sqlite' ? 4 : 2,
      // Shrinking seasons would outlast the test, and the seed would not be told.
      endOnFailure: true,
      examples: [[outOfOrder]],
    });
    expectKept(db!, 'golf tournaments over', { hits: 10, loads: 3 });
  });

  let year = 2030;
  async function begin() {
    year += 1;
    const tee = Date.UTC(year, 8, 15, 11);
    const field = Array.from({ length: FIELD_SIZE }, (_, n) => aGolfer(n + 1));
    const tids: number[] = [];
    for (let n = 0; n < EVENTS; n += 1) tids.push(await addEvent(db!, tee + n * 7 * DAY, field));
    const [golf, pick1] = [
      await addContest(db!, { contest_type: 'golf', year }),
      await addContest(db!, { contest_type: 'pick1golf', year, name: 'Pick1' }),
    ];
    const entriesIn = async (contest_id: number) => {
      const ids: number[] = [];
      for (const n of [0, 1, 2]) {
        // The last came after the first tournament had begun.
        const created_at = n < 2 ? Date.UTC(year, 0) : tee + DAY;
        ids.push(await addEntry(db!, { contest_id, user_id: users[n]!, entry_name: `entry ${n}`, created_at }));
      }
      return ids;
    };
    const entries = await entriesIn(golf);
    const pick1Entries = await entriesIn(pick1);
    await db!.write((tx, invalidate) =>
      setSeason(
        tx,
        invalidate,
        golf,
        tids.map((tid, n) => ({ tid, seq: n + 1, double: n === 1 })),
      ),
    );
    const known = async (id: number) => must(await db!.read((tx) => contestById(tx, id)), 'a contest');
    return { contests: { golf: await known(golf), pick1: await known(pick1) }, tids, entries, pick1Entries, tee };
  }

  type World = Awaited<ReturnType<typeof begin>> & { clock: FixedClock };

  async function goThrough(acts: readonly Act[]): Promise<void> {
    const begun = await begin();
    const { contests, tids, tee } = begun;
    const clock = new FixedClock(tee - 2 * DAY);
    const viewers = [0, 3].map((n): Viewer => ({ userId: users[n]!, username: `u${n}`, isAdmin: n === 3, groupNumber: 1, deviceId: null }));
    const process = (on = db!, bare = false) => new GolfProcess(on, clock, contests, { bare });
    let first = process();
    const second = process(other);
    const follower = await PageFollower.of<GolfPageParams>(viewers[0]!);
    const wanted = [undefined, tids[1]];

    for (const one of acts) {
      if (one.do === 'throw away') await throwAwayPeriods(db!);
      else if (one.do !== 'restart') await happen(one, { ...begun, clock });
      if (one.do === 'restart' || one.do === 'throw away') first = process();
      // Boards of a tournament say of the others how they stand, and a practice clock that is set tells them so.
      await db!.write((_tx, invalidate) => Promise.resolve(invalidate(tag.clock)));
      await first.settle();

      for (const each of [db!, other!]) await each.tags.refresh();
      await expectFoundOnce(contests.golf, { first: first.moments, second: second.moments, truth: process(db, true).moments });
      for (const each of [db!, other!]) await each.tags.refresh();
      const shown = await first.boards(wanted, viewers);
      expect(await second.boards(wanted, viewers)).toEqual(shown);
      expect(await process().boards(wanted, viewers)).toEqual(shown);
      const truth = process(db, true);
      const bare = await truth.boards(wanted, viewers);
      expect(shown.map((pages) => pages.map(({ data }) => data))).toEqual(bare.map((pages) => pages.map(({ data }) => data)));
      expect(await first.tells(viewers)).toEqual(await truth.tells(viewers));
      await second.turnTo(tids[0]);
      const whole = await (await first.turnTo(tids[0])).ask(viewers[0]!);
      expect(sortedRows(await follower.follow(second.board))).toEqual(sortedRows(whole.data));
      await periodsWritten(contests.golf.id, db!, other!);
      await periodsWritten(contests.pick1.id, db!, other!);
    }
    await throwAwayPeriods(db!);
    expect(await process().boards(tids, viewers)).toEqual(await first.boards(tids, viewers));
  }

  async function happen(one: Exclude<Act, { do: 'restart' | 'throw away' }>, world: World): Promise<void> {
    const { tids, clock } = world;
    const tid = 'event' in one ? tids[one.event]! : 0;
    if (one.do === 'time') return clock.set(world.tee + one.event * 7 * DAY + one.hours * HOUR);
    if (one.do === 'finish') {
      const { firstTeeAt } = must(await db!.read((tx) => tournamentById(tx, tid)), 'a tournament');
      clock.set(Math.max(clock.now(), firstTeeAt + 90 * HOUR));
      await db!.write((tx, invalidate) => keepCards(tx, invalidate, tid, allRounds(one)));
    }
    await db!.write((tx, invalidate) => change(tx, invalidate, one, { ...world, tid }));
    // A final answer stands for a while before it is believed.
    if (one.do === 'finish' || one.do === 'cancel') clock.set(clock.now() + HOUR);
  }

  /** All four rounds of everybody; one of them may make a 1. */
  function allRounds({ seed, ace }: { seed: number; ace: number | null }): RoundCard[] {
    return [1, 2, 3, 4].flatMap((round) =>
      Array.from({ length: FIELD_SIZE }, (_, n) => {
        const toPar = roundOf(((n * 7 + round * 3 + seed) % 11) - 6);
        return aCard(n + 1, round, n + 1 === ace && round === 2 ? toPar.with(1, -2) : toPar);
      }),
    );
  }

  async function change(
    tx: Tx,
    invalidate: Invalidate,
    one: Exclude<Act, { do: 'time' | 'restart' | 'throw away' }>,
    { tid, tids, clock, contests, entries, pick1Entries, tee }: World & { tid: number },
  ): Promise<void> {
    const [now, contestId] = [clock.now(), contests.golf.id];
    if (one.do === 'finish')
      return changeTournament(tx, invalidate, tid, { reported: 'FINAL', reportedAt: now, winnerIds: [1 + (one.seed % FIELD_SIZE)] });
    if (one.do === 'cancel') return changeTournament(tx, invalidate, tid, { reported: 'CANCELLED', reportedAt: now });
    if (one.do === 'move') {
      const n = tids.indexOf(tid);
      return changeTournament(tx, invalidate, tid, { firstTeeAt: tee + (n * 7 + one.days) * DAY });
    }
    if (one.do === 'official') return changeTournament(tx, invalidate, tid, { officialAt: one.isSo ? now : null });
    if (one.do === 'picks') {
      const golfers = [0, 1, 2, 3].map((group) => one.from * 4 + group + 1);
      const picks = { golfers, savedAt: now, reason: one.byHand ? 'by hand' : null };
      return writePicks(tx, invalidate, { contestId, tid, entryId: entries[one.entry]! }, picks);
    }
    if (one.do === 'pick1')
      return writePick1(tx, invalidate, { tid, entryId: pick1Entries[one.entry]! }, { golferId: one.golfer, savedAt: now, reason: null });
    if (one.do === 'round') return keepCards(tx, invalidate, tid, [aCard(one.golfer, one.round, roundOf(one.toPar))]);
    if (one.do === 'golfer') return setGolferStatus(tx, invalidate, { tid, golferId: one.golfer }, { status: one.status, at: now });
    if (one.do === 'side action') return optIn(tx, invalidate, { contestId, entryId: entries[one.entry]! }, now);
    if (one.do === 'settings')
      return keepSettings(tx, invalidate, contestId, { ...(await readSettings(tx, contestId)), feeCents: one.fee });
    if (one.do === 'season') {
      const order = tids.map((_, n) => tids[(n + one.first) % EVENTS]!);
      return setSeason(
        tx,
        invalidate,
        contestId,
        order.map((id, n) => ({ tid: id, seq: n + 1, double: one.double && n === 0 })),
      );
    }
    const id = entries[one.entry]!;
    const present = (await entriesOf(tx, contestId)).find((own) => own.id === id);
    const known = { id, contestId, userId: users[one.entry]!, name: `entry of ${one.entry}`, createdAt: 0 };
    if (one.do === 'leave' && present) await removeEntry(tx, invalidate, present, now);
    if (one.do === 'come back' && !present) await putBackEntry(tx, invalidate, known, now);
  }
});
