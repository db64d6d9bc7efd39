import fc from 'fast-check';
import { newProofSite, type ProofSite } from '../../../ground/proof/proof-site';
import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { finish, moveGame, moveLine, postpone } from '../../../testing/scores.store';
import { addAccount, basic, testSite, type TestSite } from '../../../testing/site';
import { entryById, putBackEntry } from '../../entries/entries.store';
import { contests as plugs } from '../../index';
import { openContests, sealsOf } from '../../open-contests';
import { kind } from '../../periods/testing/acts';
import { addSeason } from '../../periods/testing/nfl-season';
import { sealsAgent } from '../../proof/seals.agent';
import { readCalendar, weekStart, windowOf, type Calendar } from '../../weeks/calendar';
import { checkDogs } from '../testing/checked-dogs';
import { underdogsKind } from '../underdogs.kind';
import { setMissedPick } from '../underdogs.store';

const [WEEKS, DAY] = [4, 86_400_000];
/** When games are played, and when something happens, in days after the week's Tuesday. */
const [DAYS, MOMENTS] = [
  [2.5, 5, 5, 6],
  [0.2, 2.7, 5.2, 6.3],
];
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

const game = { of: fc.integer({ min: 1, max: WEEKS }), game: fc.nat({ max: DAYS.length - 1 }) };
const act = fc.oneof(
  kind('pick', 9, { ...game, entry: fc.nat({ max: 2 }), side: fc.constantFrom(1 as const, 2 as const) }),
  kind('clear', 1, { entry: fc.nat({ max: 2 }) }),
  kind('override', 2, { ...game, entry: fc.nat({ max: 2 }), side: fc.constantFrom(1 as const, 2 as const) }),
  kind('line', 2, { ...game, to: fc.constantFrom(null, -3.5, 0, 6) }),
  kind('postpone', 1, game),
  kind('move', 1, game),
  kind('correct', 2, game),
  kind('policy', 2, { policy: fc.constantFrom('none' as const, 'biggest' as const) }),
  kind('join', 1, {}),
  kind('leave', 1, { entry: fc.nat({ max: 2 }) }),
);
type Act = (typeof act extends fc.Arbitrary<infer A> ? A : never) & { do: string };
const season = fc.record({
  acts: fc.array(fc.record({ week: fc.integer({ min: 1, max: WEEKS }), moment: fc.nat({ max: MOMENTS.length - 1 }), act }), {
    minLength: 25,
    maxLength: 50,
  }),
  /** In which week the log begins, and from which on it tells of weeks: a version before this one did not. */
  begins: fc.constantFrom(1, 1, 2, 3),
  tells: fc.constantFrom(1, 1, 3),
  /** Missed picks are given from the start. */
  gives: fc.boolean(),
});

describeByTurns('the log of a season of Underdogs', (engine) => {
  let site: TestSite;
  let proof: ProofSite;
  let keepers: { before: () => Promise<unknown>; now: () => Promise<unknown> };
  let users: number[];

  beforeAll(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    proof = newProofSite();
    site = await testSite(db, { contests, proof });
    users = [];
    for (const name of NAMES) users.push(await addAccount(db, name, 'secret', { isAdmin: name === 'Dan' }));
    const seals = sealsOf(contests);
    const { untold: _untold, ...dogs } = seals.sources.find(({ type }) => type === underdogsKind.type)!;
    const older: typeof dogs = {
      ...dogs,
      before: async (...of) => {
        const { more: _more, ...known } = await dogs.before(...of);
        return known;
      },
    };
    const keeper = (sources: typeof seals.sources) => {
      const agent = sealsAgent({ ...seals, sources, proof });
      return async () => {
        const { passedOver } = await agent.run({
          db,
          clock: site.clock,
          log: { warn: () => undefined },
          signal: new AbortController().signal,
        });
        expect(passedOver).toBeUndefined();
      };
    };
    keepers = { before: keeper([older]), now: keeper(seals.sources) };
  });
  afterAll(() => site.app.close());

  it('fits, and comes to the standings of the board, whatever happened and whenever it began', async () => {
    const numRuns = engine.engine === 'sqlite' ? 6 : 3;
    await fc.assert(fc.asyncProperty(season, goThrough), { numRuns, endOnFailure: true });
  }, 240_000);

  interface World {
    contest: number;
    entries: number[];
    games: readonly (readonly number[])[];
    calendar: Calendar;
  }

  let year = 2000;
  async function world(): Promise<World> {
    const { db } = site;
    year += 1;
    const contest = await addContest(db, { contest_type: 'underdogs', year });
    const games = await addSeason(db, { year, weeks: WEEKS, days: DAYS }, (week, n) => {
      const other = n % 2;
      return {
        abbrev1: `T${n}`,
        abbrev2: `U${other}`,
        team1: `Team ${n}`,
        team2: `Union ${other}`,
        spread2: (n - 1.5) * (week % 2 === 0 ? 1 : -2),
      };
    });
    const entries: number[] = [];
    for (const user_id of users.slice(0, 3))
      entries.push(await addEntry(db, { contest_id: contest, user_id, created_at: Date.UTC(year, 0) }));
    return { contest, entries, games, calendar: await db.read((tx) => readCalendar(tx, year, underdogsKind)) };
  }

  async function goThrough({ acts, begins, tells, gives }: typeof season extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
    const of = await world();
    if (gives)
      await site.db.write((tx, invalidate) => setMissedPick(tx, invalidate, of.contest, { policy: 'biggest', since: Date.UTC(year, 0) }));
    for (let week = 1; week <= WEEKS + 1; week += 1) {
      const opens = windowOf(of.calendar, week)!.opensAt;
      const look = async () => {
        await playOn(of);
        if (week >= begins) await (week >= Math.max(begins, tells) ? keepers.now() : keepers.before());
      };
      site.clock.set(opens + DAY / 10);
      await look();
      if (week > Math.max(begins, tells)) await checkDogs(site.db, proof, of.contest, await standings(of));
      for (const [moment, days] of MOMENTS.entries()) {
        site.clock.set(opens + days * DAY);
        await look();
        for (const one of acts) if (one.week === week && one.moment === moment) await happen(one.act, of, { week, look });
      }
    }
  }

  const standings = async ({ contest }: World) => {
    const { data } = await site.call('GET underdogs/pagedata', { as: basic('Dan', 'secret'), query: { contest_id: contest } });
    return data!.standings.data;
  };

  /** What has begun ends a while later. */
  async function playOn({ games }: World): Promise<void> {
    const now = site.clock.now();
    const rows = await site.db.read((tx) => tx.selectFrom('events').selectAll().where('id', 'in', games.flat()).execute());
    const over = rows.filter(({ state, kickoff_at: at }) => state === 'scheduled' && at + DAY / 8 < now);
    for (const { id } of over) await finish(site.db, id, (id * 7) % 20, (id * 11) % 19);
  }

  async function happen(one: Act, of: World, { week, look }: { week: number; look: () => Promise<void> }): Promise<void> {
    const { call, clock } = site;
    const admin = basic('Dan', 'secret');
    const entryId = 'entry' in one ? of.entries[one.entry]! : 0;
    if (one.do === 'policy')
      await call('POST ad/underdogs_settings', { as: admin, body: { contest_id: of.contest, missed_pick: one.policy } });
    else if (one.do === 'clear')
      await call('POST underdogs/clearpick', { as: basic(NAMES[one.entry]!, 'secret'), body: { entryId, week } });
    else if (one.do === 'join')
      await call('POST ad/add_contest_entry', {
        as: admin,
        body: { contest_id: of.contest, user_id: users[3]!, entry_name: `Late ${clock.now()}` },
      });
    else if (one.do === 'leave') await leaveAndReturn(entryId, look);
    else await ofGame(one, of, entryId);
  }

  async function leaveAndReturn(entryId: number, look: () => Promise<void>): Promise<void> {
    const entry = (await site.db.read((tx) => entryById(tx, entryId)))!;
    const body = { entry_id: entryId, user_id: entry.userId };
    expect(await site.call('POST ad/remove_contest_entry', { as: basic('Dan', 'secret'), body })).toMatchObject({ status: 200 });
    await look();
    await site.db.write((tx, invalidate) => putBackEntry(tx, invalidate, entry, site.clock.now()));
  }

  type OfGame = Extract<Act, { game: number }>;
  async function ofGame(one: OfGame, { games, calendar }: World, entryId: number): Promise<void> {
    const { db, call, clock } = site;
    const id = games[one.of - 1]![one.game]!;
    const {
      spread2,
      kickoff_at: at,
      state,
    } = await db.read((tx) => tx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
    const isToCome = at > clock.now();
    if (one.do === 'pick' || one.do === 'override') {
      const own = spread2 === null ? null : one.side === 2 ? spread2 : 0 - spread2;
      const body = { entryId, eventId: id, side: one.side, spread: own };
      // What the rules refuse is no pick.
      if (one.do === 'pick') await call('POST underdogs/savepick', { as: basic(NAMES[one.entry]!, 'secret'), body });
      else await call('POST underdogs/savepick', { as: basic('Dan', 'secret'), body: { ...body, spread: 2.5, reason: 'By phone' } });
    } else if (one.do === 'line' && isToCome) await moveLine(db, id, one.to);
    else if (one.do === 'postpone') await postpone(db, id);
    else if (one.do === 'correct' && state === 'final') await finish(db, id, (id * 5) % 17, (id * 13) % 23);
    else if (one.do === 'move' && isToCome && one.of < WEEKS)
      await moveGame(db, id, weekStart(calendar, one.of + 1)!, windowOf(calendar, one.of + 1)!.opensAt + 3 * DAY);
  }
});
