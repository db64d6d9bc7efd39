import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish, moveGame, moveLine, play, postpone } from '../../testing/scores.store';
import { entriesOf, putBackEntry, removeEntry } from '../entries/entries.store';
import { createMemories } from '../memories';
import { kind } from '../periods/testing/acts';
import { addSeason } from '../periods/testing/nfl-season';
import { PageFollower, sortedRows } from '../periods/testing/page-process';
import { throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import { readCalendar, weekStart, windowOf, type Calendar } from '../weeks/calendar';
import { boardRows } from './board';
import { SeasonProcess } from './testing/season-process';
import { underdogsReader } from './underdogs-facts';
import { readWholeSeason } from './underdogs-season';
import { underdogsKind } from './underdogs.kind';
import { removePick, setMissedPick, writePick } from './underdogs.store';

const WEEKS = 5;
const GAMES = 4;
const DAY = 86_400_000;

const [week, game, entry] = [fc.integer({ min: 1, max: WEEKS }), fc.integer({ min: 0, max: GAMES - 1 }), fc.integer({ min: 0, max: 2 })];
const picked = { week, game, entry, side: fc.constantFrom(1 as const, 2 as const), spread: fc.constantFrom(null, 3.5, 7) };
/** What may happen in a season, the past of it included: corrections, overrides, games that are called off or moved, entries that leave. */
const act = fc.oneof(
  kind('time', 5, { week, days: fc.constantFrom(0, 2.5, 5.5, 6.9) }),
  kind('pick', 6, picked),
  kind('override', 2, picked),
  kind('clear', 1, { week, entry }),
  kind('take away', 1, { week, entry }),
  kind('finish', 4, { week, game, to: fc.nat({ max: 3 }) }),
  kind('play', 2, { week, game, to: fc.nat({ max: 3 }) }),
  kind('line', 2, { week, game, to: fc.constantFrom(null, -3.5, 0, 6) }),
  kind('postpone', 1, { week, game }),
  kind('move', 1, { week, game, to: fc.integer({ min: 1, max: WEEKS + 3 }) }),
  kind('policy', 1, { policy: fc.constantFrom('none' as const, 'biggest' as const) }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 1, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** A picked game leaves a week that is then over, is to come when the clock is put back, and leaves the week it went to as well. */
const movedAgain: Act[] = [
  { do: 'pick', week: 1, game: 1, entry: 0, side: 1, spread: 7 },
  { do: 'move', week: 1, game: 1, to: 3 },
  { do: 'time', week: 4, days: 0 },
  { do: 'time', week: 2, days: 0 },
  { do: 'time', week: 4, days: 0 },
  { do: 'move', week: 1, game: 1, to: 5 },
];
describeByTurns('a season of Underdogs whose weeks are kept when they are over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];

  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
  });

  it('shows what it shows when they are thrown away in the middle of it, in every process, and what its facts come to', async () => {
    const runs = engine.engine === 'sqlite' ? 5 : 3;
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), goThrough), {
      numRuns: runs,
      examples: [[movedAgain]],
    });
    expectKept(db!, 'Underdogs weeks', { hits: 10, loads: 3 });
  });

  /** A contest in a season of its own. */
  async function season(year: number) {
    const contest = await addContest(db!, { contest_type: 'underdogs', year });
    const entries: number[] = [];
    for (const n of [0, 1, 2])
      entries.push(await addEntry(db!, { contest_id: contest, user_id: users[n]!, created_at: Date.UTC(year, 0) }));
    const games = await addSeason(db!, { year, weeks: WEEKS, days: [2.5, 5, 5, 6] }, (w, n) => {
      const second = (n + w) % GAMES;
      return { abbrev1: `T${n}`, abbrev2: `U${second}`, team1: `Team ${n}`, team2: `Union ${second}`, spread2: n - 1.5 };
    });
    const calendar = await db!.read((tx) => readCalendar(tx, year, underdogsKind));
    return { contest, entries, games, calendar, params: { contestId: contest, calendar, configYear: year } };
  }

  let year = 2000;
  async function goThrough(acts: readonly Act[]): Promise<void> {
    const { contest, entries, games, calendar, params } = await season((year += 1));
    const clock = new FixedClock(windowOf(calendar, 1)!.opensAt);
    const viewers = users.map((userId, n): Viewer => ({ userId, username: `u${n}`, isAdmin: n === 3, groupNumber: 1, deviceId: null }));
    let first = new SeasonProcess(db!, clock, params);
    const second = new SeasonProcess(other!, clock, params);
    const client = await PageFollower.of<typeof params>(viewers[0]!);

    for (const one of acts) {
      if (one.do === 'time') clock.set(windowOf(calendar, one.week)!.opensAt + one.days * DAY);
      else if (one.do === 'throw away') await throwAwayPeriods(db!);
      else if (one.do !== 'restart') await happen(one, { contest, entries, games, calendar, now: clock.now() });
      if (one.do === 'restart' || one.do === 'throw away') first = new SeasonProcess(db!, clock, params);

      await other!.tags.refresh();
      const [shown, elsewhere] = [await first.shows(viewers), await second.shows(viewers)];
      expect(elsewhere).toEqual(shown);
      expect(await new SeasonProcess(db!, clock, params).shows(viewers)).toEqual(shown);
      expect(sortedRows(await client.follow(second))).toEqual(sortedRows(shown[0]!.data));
      const { users: _users, config: _config, contests: _contests, smack: _smack, ...rows } = shown[3]!.data;
      const { users: _others, ...facts } = await truth(contest, calendar, clock.now());
      for (const [name, group] of Object.entries(facts)) expect({ [name]: rows[name]!.data }).toEqual({ [name]: group });
    }
    await throwAwayPeriods(db!);
    expect(await new SeasonProcess(db!, clock, params).shows(viewers)).toEqual(await first.shows(viewers));
  }

  /** The board as somebody sees it who has no entry, from the facts of all weeks, with no week kept. */
  const truth = (contestId: number, calendar: Calendar, now: number) =>
    db!.read(async (tx) => {
      const whole = await readWholeSeason(tx, underdogsReader(createMemories(db!)), { contestId, calendar, now });
      return JSON.parse(JSON.stringify(boardRows(whole, calendar, now).shared)) as ReturnType<typeof boardRows>['shared'];
    });

  interface World {
    contest: number;
    entries: readonly number[];
    games: readonly (readonly number[])[];
    calendar: Calendar;
    now: number;
  }

  async function happen(one: Exclude<Act, { do: 'time' | 'restart' | 'throw away' }>, world: World): Promise<void> {
    const { contest, entries, games, calendar, now } = world;
    const gameOf = ({ week: w, game: n }: { week: number; game: number }) => games[w - 1]![n]!;
    const entryOf = ({ entry: n }: { entry: number }) => ({ contestId: contest, entryId: entries[n]! });
    const base = { takenAt: null, savedAt: now, overrideReason: null };
    if (one.do === 'finish') return finish(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'play') return play(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'line') return moveLine(db!, gameOf(one), one.to);
    if (one.do === 'postpone') return postpone(db!, gameOf(one));
    if (one.do === 'move') return moveGame(db!, gameOf(one), weekStart(calendar, one.to)!, windowOf(calendar, one.to)!.opensAt + 3 * DAY);
    await db!.write(async (tx, invalidate) => {
      if (one.do === 'policy') return setMissedPick(tx, invalidate, contest, { policy: one.policy, since: now });
      if (one.do === 'leave' || one.do === 'come back') {
        const id = entries[one.entry]!;
        const present = (await entriesOf(tx, contest)).find((own) => own.id === id);
        const known = { id, contestId: contest, userId: users[one.entry]!, name: `entry of ${one.entry}`, createdAt: 0 };
        if (one.do === 'leave' && present) return removeEntry(tx, invalidate, present, now);
        if (one.do === 'come back' && !present) await putBackEntry(tx, invalidate, known, now);
        return undefined;
      }
      if (one.do === 'clear') return removePick(tx, invalidate, { ...entryOf(one), week: one.week });
      if (one.do === 'take away')
        return writePick(tx, invalidate, entryOf(one), { ...base, week: one.week, choice: null, overrideReason: 'Called' });
      const choice = { eventId: gameOf(one), side: one.side, spread: one.spread };
      const overrideReason = one.do === 'override' ? 'By phone' : null;
      return writePick(tx, invalidate, entryOf(one), { ...base, week: one.week, choice, overrideReason });
    });
  }
});
