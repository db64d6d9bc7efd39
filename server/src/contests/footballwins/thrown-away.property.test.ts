import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import { tag, type Database } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish, moveGame, play, postpone } from '../../testing/scores.store';
import { contestById } from '../entries/contests.store';
import { entriesOf, putBackEntry, removeEntry } from '../entries/entries.store';
import { expectFoundOnce } from '../moments/testing/moment-process';
import { kind } from '../periods/testing/acts';
import { addSeason } from '../periods/testing/nfl-season';
import { PageFollower, sortedRows } from '../periods/testing/page-process';
import { throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import { readCalendar, weekStart, windowOf } from '../weeks/calendar';
import { footballWinsKind } from './footballwins.kind';
import type { WinsPageParams } from './footballwins.page';
import { addPick, addTeams, changeTeam, draftOf, setSeats, takePickBack, teamsOf } from './footballwins.store';
import { TEAMS } from './testing/games.fixture';
import { WinsProcess } from './testing/wins-process';
import { keepTotals } from './win-totals/totals.store';

const WEEKS = 5;
const DAY = 86_400_000;
/** Away and home by week; the first game of a week is on Thursday, the others on Sunday and Monday. */
const pairing = (week: number, game: number): [string, string] => [TEAMS[game]!, TEAMS[3 + ((game + week) % 3)]!];

const [week, game, entry, team] = [fc.integer({ min: 1, max: WEEKS }), fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 5 })];
/** What may happen in a season, the past of it included: corrections, changes of owners, games that are called off or moved, entries that leave. */
const act = fc.oneof(
  kind('time', 6, { week: fc.constantFrom(1, 2, 3, 4, 5, 19), days: fc.constantFrom(0, 2.5, 5.5, 6.9) }),
  kind('owner', 4, { team, entry: fc.option(entry) }),
  kind('expect', 1, { team, wins: fc.constantFrom(null, 6.5, 11) }),
  kind('total', 1, { team, line: fc.constantFrom(7.5, 9) }),
  kind('order', 1, { first: entry }),
  kind('draft', 2, { team, entry }),
  kind('undo', 1, {}),
  kind('finish', 6, { week, game, to: fc.nat({ max: 3 }) }),
  kind('whole week', 4, { week, to: fc.nat({ max: 3 }) }),
  kind('play', 2, { week, game, to: fc.nat({ max: 3 }) }),
  kind('postpone', 1, { week, game }),
  kind('move', 1, { week, game, to: fc.constantFrom(1, 2, 3, 4, 5, 19) }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 1, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** A game that nobody reported is awaited again when another one lengthens the season. */
const lengthened: Act[] = [
  { do: 'owner', team: 0, entry: 0 },
  { do: 'time', week: 19, days: 0 },
  { do: 'move', week: 5, game: 1, to: 19 },
];

/** First place changes hands, one entry's three teams all win, and a corrected week takes both back. */
const played: Act[] = [
  ...[0, 1, 2].map((one): Act => ({ do: 'owner', team: one, entry: 0 })),
  ...[3, 4, 5].map((one): Act => ({ do: 'owner', team: one, entry: 1 })),
  { do: 'time', week: 1, days: 6.9 },
  { do: 'whole week', week: 1, to: 0 },
  { do: 'time', week: 2, days: 6.9 },
  ...[0, 1, 2].map((one): Act => ({ do: 'finish', week: 2, game: one, to: 3 })),
  { do: 'time', week: 3, days: 6.9 },
  { do: 'whole week', week: 3, to: 1 },
  { do: 'throw away' },
  { do: 'finish', week: 2, game: 0, to: 0 },
  { do: 'time', week: 5, days: 0 },
  { do: 'restart' },
];

describeByTurns('a season of NFL wins whose weeks are kept when they are over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];

  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
  });

  it('shows what it shows when they are thrown away in the middle of it, in every process, and what its facts come to', async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 16 }), fc.integer({ min: 1, max: 3 }), goThrough), {
      numRuns: engine.engine === 'sqlite' ? 5 : 3,
      examples: [
        [lengthened, 1],
        [played, 1],
      ],
    });
    expectKept(db!, 'NFL wins weeks', { hits: 10, loads: 3 });
  });

  /** A contest in a season of its own, with a league of six clubs. */
  async function begin(year: number, firstWeek: number) {
    const contest = await addContest(db!, { contest_type: 'footballwins', year, first_week: firstWeek, overall_points: '20,10' });
    await db!.write((tx, invalidate) => addTeams(tx, invalidate, contest, TEAMS));
    const entries: number[] = [];
    for (const n of [0, 1, 2])
      entries.push(await addEntry(db!, { contest_id: contest, user_id: users[n]!, created_at: Date.UTC(year, 0) }));
    const games = await addSeason(db!, { year, weeks: WEEKS, days: [2.5, 5, 6] }, (w, n) => {
      const [abbrev1, abbrev2] = pairing(w, n);
      return { abbrev1, abbrev2, spread2: null };
    });
    return { contest: must(await db!.read((tx) => contestById(tx, contest)), 'a contest'), entries, games };
  }

  let year = 2000;
  async function goThrough(acts: readonly Act[], firstWeek: number): Promise<void> {
    const { contest, entries, games } = await begin((year += 1), firstWeek);
    const calendarNow = () => db!.read((tx) => readCalendar(tx, contest.year, footballWinsKind));
    let calendar = await calendarNow();
    const clock = new FixedClock(windowOf(calendar, 1)!.opensAt);
    const viewers = [0, 3].map((n): Viewer => ({ userId: users[n]!, username: `u${n}`, isAdmin: n === 3, groupNumber: 1, deviceId: null }));
    const process = (on = db!, bare = false) => new WinsProcess(on, clock, contest, calendar, { bare });
    let first = process();
    const second = process(other);
    const follower = await PageFollower.of<WinsPageParams>(viewers[0]!);

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
      const shown = await first.shows(viewers, weeks, calendar);
      expect(await second.shows(viewers, weeks, calendar)).toEqual(shown);
      expect(await process().shows(viewers, weeks, calendar)).toEqual(shown);
      const truth = await process(db, true).shows(viewers, weeks, calendar);
      for (const [n, board] of truth.boards.entries())
        expect(shown.boards[n]!.map(({ data }) => data)).toEqual(board.map(({ data }) => data));
      expect(shown.season.map(({ data }) => data)).toEqual(truth.season.map(({ data }) => data));
      expect([shown.home, shown.standings, shown.toCome]).toEqual([truth.home, truth.standings, truth.toCome]);
      second.board.params = { ...second.board.params, week: 0 };
      expect(sortedRows(await follower.follow(second.board))).toEqual(sortedRows(shown.boards[0]![0]!.data));
    }
    await throwAwayPeriods(db!);
    const weeks = Array.from({ length: WEEKS + 1 - firstWeek }, (_, n) => firstWeek + n);
    expect(await process().shows(viewers, weeks, calendar)).toEqual(await first.shows(viewers, weeks, calendar));
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
    if (one.do === 'whole week') {
      for (const [n, id] of games[one.week - 1]!.entries()) await finish(db!, id, ((one.to + n) % 4) * 7, 10);
      return;
    }
    if (one.do === 'play') return play(db!, gameOf(one), one.to * 7, 10);
    if (one.do === 'postpone') return postpone(db!, gameOf(one));
    if (one.do === 'move') {
      const calendar = await db!.read((tx) => readCalendar(tx, season, footballWinsKind));
      await moveGame(db!, gameOf(one), weekStart(calendar, one.to)!, windowOf(calendar, one.to)!.opensAt + 3 * DAY);
      return db!.write(async (_tx, invalidate) => invalidate(tag.season(season)));
    }
    await db!.write(async (tx, invalidate) => {
      if (one.do === 'leave' || one.do === 'come back') {
        const id = entries[one.entry]!;
        const present = (await entriesOf(tx, contest)).find((own) => own.id === id);
        const known = { id, contestId: contest, userId: users[one.entry]!, name: `entry of ${one.entry}`, createdAt: 0 };
        if (one.do === 'leave' && present) await removeEntry(tx, invalidate, present, now);
        if (one.do === 'come back' && !present) await putBackEntry(tx, invalidate, known, now);
        return;
      }
      if (one.do === 'total') return keepTotals(tx, invalidate, [{ season, abbrev: TEAMS[one.team]!, line: one.line }]);
      if (one.do === 'order')
        return setSeats(
          tx,
          invalidate,
          contest,
          [0, 1, 2].map((n) => entries[(n + one.first) % 3]!),
        );
      const picks = await draftOf(tx, contest);
      const last = picks.at(-1);
      if (one.do === 'undo') return last && takePickBack(tx, invalidate, contest, last.turn);
      const stored = must(
        (await teamsOf(tx, contest)).find(({ abbrev }) => abbrev === TEAMS[one.team]),
        'a team',
      );
      if (one.do === 'expect') return changeTeam(tx, invalidate, contest, { ...stored, expWins: one.wins });
      const entryId = one.entry === null ? null : entries[one.entry]!;
      if (one.do === 'draft' && entryId !== null && !picks.some(({ abbrev }) => abbrev === stored.abbrev))
        await addPick(tx, invalidate, contest, { turn: (last?.turn ?? 0) + 1, entryId, abbrev: stored.abbrev, now });
      return changeTeam(tx, invalidate, contest, { ...stored, entryId });
    });
  }
});
