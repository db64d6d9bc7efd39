import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import { tag, type Database } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish, moveGame, moveLine, play, playLate, postpone } from '../../testing/scores.store';
import { contestById } from '../entries/contests.store';
import { entriesOf, putBackEntry, removeEntry } from '../entries/entries.store';
import { expectFoundOnce } from '../moments/testing/moment-process';
import { kind } from '../periods/testing/acts';
import { addSeason } from '../periods/testing/nfl-season';
import { PageFollower, sortedRows } from '../periods/testing/page-process';
import { throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import { readCalendar, weekStart, windowOf } from '../weeks/calendar';
import type { FootballPageParams } from './board/football.page';
import { footballKind } from './football.kind';
import { picksOfEntry, writePicks } from './football.store';
import { setSidebet } from './money/terms.store';
import type { SavedPick } from './picks';
import { FootballProcess } from './testing/football-process';

const WEEKS = 17;
const GAMES = 5;
const DAY = 86_400_000;
/** The first weeks, and those at the season's end. */
const PLAYED = [1, 2, 3, 14, 15, 16, 17] as const;

const [week, game, entry] = [fc.constantFrom(...PLAYED), fc.nat({ max: GAMES - 1 }), fc.nat({ max: 2 })];
const picked = { week, game, entry, side: fc.constantFrom(1 as const, 2 as const), line: fc.constantFrom(null, 3.5, 0) };
/** What may happen in a season, the past of it included: corrections, overrides, games that are called off or moved, entries that leave. */
const act = fc.oneof(
  kind('time', 6, { week: fc.constantFrom(1, 2, 3, 4, 15, 16, 17, 19), days: fc.constantFrom(0, 2.5, 5.5, 6.9) }),
  kind('pick', 5, picked),
  kind('override', 2, picked),
  kind('clear', 1, { week, game, entry }),
  kind('perfect', 3, { week, entry }),
  kind('finish', 4, { week, game, to: fc.nat({ max: 3 }) }),
  kind('play', 3, { week, game, to: fc.nat({ max: 3 }) }),
  kind('late', 3, { week, game, to: fc.nat({ max: 3 }) }),
  kind('line', 2, { week, game, to: fc.constantFrom(null, -3.5, 0, 6) }),
  kind('postpone', 1, { week, game }),
  kind('move', 1, { week, game, to: fc.constantFrom(1, 2, 3, 5, 16, 19) }),
  kind('sidebet', 1, { entry }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 1, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** The pot of the last regular week is taken late: the extra weeks that had come are gone, and come again when that win is corrected. */
const takenLate: Act[] = [
  { do: 'pick', week: 15, game: 0, entry: 1, side: 2, line: null },
  { do: 'time', week: 17, days: 0 },
  { do: 'perfect', week: 15, entry: 0 },
  { do: 'time', week: 19, days: 0 },
  { do: 'finish', week: 15, game: 2, to: 3 },
  { do: 'leave', entry: 2 },
];
/** A picked game leaves a week that is then over, and is to come once more when the clock is put back. */
const movedAgain: Act[] = [
  { do: 'pick', week: 1, game: 1, entry: 0, side: 1, line: 3.5 },
  { do: 'move', week: 1, game: 1, to: 3 },
  { do: 'time', week: 4, days: 0 },
  { do: 'time', week: 2, days: 0 },
  { do: 'move', week: 1, game: 1, to: 5 },
  { do: 'time', week: 4, days: 0 },
];
/** A week to come is looked at, and what was told of the one that is on before its kick-offs counts by time alone. */
const byTimeAlone: Act[] = [
  { do: 'perfect', week: 1, entry: 0 },
  { do: 'play', week: 1, game: 0, to: 0 },
  { do: 'time', week: 1, days: 6.9 },
  { do: 'restart' },
];

describeByTurns('a football season whose weeks are kept when they are over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];

  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
  });

  it('shows what it shows when they are thrown away in the middle of it, in every process, and what its facts come to', async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 16 }), fc.integer({ min: 1, max: 2 }), goThrough), {
      numRuns: engine.engine === 'sqlite' ? 4 : 2,
      examples: [
        [takenLate, 1],
        [movedAgain, 1],
        [byTimeAlone, 1],
      ],
    });
    expectKept(db!, 'football weeks', { hits: 10, loads: 3 });
  });

  /** A contest in a season of its own, whose home sides are to win by 3.5. */
  async function begin(year: number, firstWeek: number) {
    const contest = await addContest(db!, {
      year,
      first_week: firstWeek,
      points_per_entry: 100,
      cigar_points: 15,
      overall_points: '60,30',
    });
    const entries: number[] = [];
    for (const n of [0, 1, 2])
      entries.push(await addEntry(db!, { contest_id: contest, user_id: users[n]!, created_at: Date.UTC(year, 0) }));
    const games = await addSeason(db!, { year, weeks: WEEKS, days: [2.5, 5, 5, 5, 6] }, (_w, n) => ({
      abbrev1: `A${n}`,
      abbrev2: `H${n}`,
      team1: `Away${n}`,
      team2: `Home${n}`,
      spread2: -3.5,
    }));
    return { contest: must(await db!.read((tx) => contestById(tx, contest)), 'a contest'), entries, games };
  }

  let year = 2000;
  async function goThrough(acts: readonly Act[], firstWeek: number): Promise<void> {
    const { contest, entries, games } = await begin((year += 1), firstWeek);
    const calendarNow = () => db!.read((tx) => readCalendar(tx, contest.year, footballKind));
    let calendar = await calendarNow();
    const clock = new FixedClock(windowOf(calendar, 1)!.opensAt);
    const viewers = [0, 1, 3].map((n): Viewer => ({
      userId: users[n]!,
      username: `u${n}`,
      isAdmin: n === 3,
      groupNumber: 1,
      deviceId: null,
    }));
    const process = (on = db!, bare = false) => new FootballProcess(on, clock, contest, calendar, { bare });
    const { name } = must((await db!.read((tx) => entriesOf(tx, contest.id)))[0], 'an entry');
    let first = process();
    const second = process(other);
    const follower = await PageFollower.of<FootballPageParams>(viewers[0]!);

    for (const one of acts) {
      if (one.do === 'time') clock.set(windowOf(calendar, one.week)!.opensAt + one.days * DAY);
      else if (one.do === 'throw away') await throwAwayPeriods(db!);
      else if (one.do !== 'restart') await happen(one, { contest: contest.id, year: contest.year, entries, games, now: clock.now() });
      if (one.do === 'restart' || one.do === 'throw away') first = process();
      calendar = await calendarNow();

      for (const each of [db!, other!]) await each.tags.refresh();
      await expectFoundOnce(contest, { first: first.moments, second: second.moments, truth: process(db, true).moments });

      for (const each of [db!, other!]) await each.tags.refresh();
      const weeks = [0, firstWeek + 1];
      const shown = await first.shows(viewers, weeks, calendar, name);
      expect(await second.shows(viewers, weeks, calendar, name)).toEqual(shown);
      expect(await process().shows(viewers, weeks, calendar, name)).toEqual(shown);
      const truth = await process(db, true).shows(viewers, weeks, calendar, name);
      for (const [n, board] of truth.boards.entries())
        expect(shown.boards[n]!.map(({ data }) => data)).toEqual(board.map(({ data }) => data));
      expect(shown.season.map(({ data }) => data)).toEqual(truth.season.map(({ data }) => data));
      expect([shown.homes, shown.others]).toEqual([truth.homes, truth.others]);
      second.board.params = { ...second.board.params, week: 0 };
      expect(sortedRows(await follower.follow(second.board))).toEqual(sortedRows(shown.boards[0]![0]!.data));
    }
    await throwAwayPeriods(db!);
    const weeks = [firstWeek, 2, 3, 14, 15];
    expect(await process().shows(viewers, weeks, calendar, name)).toEqual(await first.shows(viewers, weeks, calendar, name));
  }

  interface World {
    contest: number;
    year: number;
    entries: readonly number[];
    games: readonly (readonly number[])[];
    now: number;
  }

  async function happen(one: Exclude<Act, { do: 'time' | 'restart' | 'throw away' }>, world: World): Promise<void> {
    const { contest, year: season, entries, games, now } = world;
    const gameOf = ({ week: w, game: n }: { week: number; game: number }) => games[w - 1]![n]!;
    if (one.do === 'finish') return finish(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'play') return play(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'late') return playLate(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'line') return moveLine(db!, gameOf(one), one.to);
    if (one.do === 'postpone') return postpone(db!, gameOf(one));
    if (one.do === 'move') {
      const calendar = await db!.read((tx) => readCalendar(tx, season, footballKind));
      await moveGame(db!, gameOf(one), weekStart(calendar, one.to)!, windowOf(calendar, one.to)!.opensAt + 3 * DAY);
      return db!.write(async (_tx, invalidate) => invalidate(tag.season(season)));
    }
    if (one.do === 'perfect') for (const id of games[one.week - 1]!) await finish(db!, id, 0, 10);
    const entryId = entries[one.entry]!;
    await db!.write(async (tx, invalidate) => {
      const present = (await entriesOf(tx, contest)).find(({ id }) => id === entryId);
      const known = { id: entryId, contestId: contest, userId: users[one.entry]!, name: `entry of ${one.entry}`, createdAt: 0 };
      if (one.do === 'leave') return present && removeEntry(tx, invalidate, present, now);
      if (one.do === 'come back') return present ? undefined : putBackEntry(tx, invalidate, known, now);
      if (one.do === 'sidebet') return present && setSidebet(tx, invalidate, present, true);
      const pick = (n: number, side: 1 | 2, line: number | null = null): SavedPick => ({
        slot: n + 1,
        eventId: gameOf({ week: one.week, game: n }),
        side,
        lockedSpread: line,
        lockedAt: line === null ? null : now,
        savedAt: now,
        overrideReason: one.do === 'override' ? 'By phone' : null,
      });
      const where = { contestId: contest, entryId, week: one.week };
      const saved = await picksOfEntry(tx, entryId, one.week);
      const all = Array.from({ length: GAMES }, (_, n) => n);
      if (one.do === 'perfect') return writePicks(tx, invalidate, where, { picks: all.map((n) => pick(n, 2)), changed: [1, 2, 3, 4, 5] });
      const rest = saved.filter(({ slot }) => slot !== one.game + 1);
      const picks = one.do === 'clear' ? rest : [...rest, pick(one.game, one.side, one.line)];
      return writePicks(tx, invalidate, where, { picks, changed: [one.game + 1] });
    });
  }
});
