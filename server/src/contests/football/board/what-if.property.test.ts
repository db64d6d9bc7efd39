import type { DataOf } from '@poolhouse/contract';
import fc from 'fast-check';
import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { finish, play, postpone } from '../../../testing/scores.store';
import { contestById } from '../../entries/contests.store';
import { addSeason } from '../../periods/testing/nfl-season';
import { twoProcesses } from '../../periods/testing/two-processes';
import { readCalendar, windowOf } from '../../weeks/calendar';
import { footballKind } from '../football.kind';
import { writePicks } from '../football.store';
import { expectCameTrue, expectPotCameTrue, expectSameOutlook } from '../testing/came-true';
import { FootballProcess } from '../testing/football-process';

const GAMES = 6;
const DAY = 86_400_000;

const score = fc.constantFrom(0, 3, 6, 7, 10);
const pick = fc.record({ side: fc.constantFrom(1 as const, 2 as const), line: fc.constantFrom(null, null, 3.5, 3, -6.5, 0) });
/** A game when it is looked at, and how it ends. */
const game = fc.record({
  now: fc.constantFrom('to begin', 'on', 'on', 'over', 'called off'),
  score1: score,
  score2: score,
  end1: score,
  end2: score,
});
/** What each entry picks: of these games, at these lines. */
const week = fc.record({
  games: fc.array(game, { minLength: GAMES, maxLength: GAMES }),
  picks: fc.array(
    fc.record({ on: fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 5 }), as: fc.array(pick, { minLength: 5, maxLength: 5 }) }),
    {
      minLength: 4,
      maxLength: 4,
    },
  ),
});
type Week = typeof week extends fc.Arbitrary<infer W> ? W : never;
/** Weeks from the contest's first one on; `home` has everybody on the home sides, which win. */
const season = fc.record({
  first: fc.constantFrom(13, 14, 15),
  extra: fc.constantFrom(0, 1, 2),
  weeks: fc.array(week, { minLength: 3, maxLength: 3 }),
  led: fc.array(fc.constantFrom(0, 1, 2, 3, 4), { minLength: 3, maxLength: 3 }),
});

const PLAYED: Week = {
  games: Array.from({ length: GAMES }, () => ({ now: 'on' as const, score1: 3, score2: 10, end1: 3, end2: 10 })),
  picks: Array.from({ length: 4 }, () => ({ on: [0, 1], as: Array.from({ length: 5 }, () => ({ side: 1 as const, line: null })) })),
};
/** Played among those that are drawn: it pays somebody, has a week more than the usual, and ends. A few drawn ones may do none of it. */
const CERTAIN: [typeof season extends fc.Arbitrary<infer S> ? S : never] = [
  { first: 14, extra: 1, weeks: [PLAYED, PLAYED, PLAYED], led: [0, 4, 0] },
];

describeByTurns('what is supposed of a board', (engine) => {
  let db: Database;
  let users: number[];
  let year = 2100;
  let pots = 0;
  beforeAll(async () => {
    ({ db, users } = await twoProcesses(engine));
  });

  it('is what comes when it comes true: tables of the week and the season, points of the week and of the end', async () => {
    const seen = { ends: 0, paid: 0, extra: 0 };
    await fc.assert(
      fc.asyncProperty(season, async (one) => {
        const world = await begin((year += 1), one);
        for (const [n, played] of one.weeks.entries()) {
          const number = one.first + n;
          if (number > 15 + one.extra) break;
          const [before, after] = await world.play(number, played);
          if (!before || !after) break;
          const [config] = after.config.data;
          if (before.config.data[0]?.Ends && config?.Weeks === number) seen.ends += 1;
          if (after.standings.data.some((row) => row.Week === number && row.Points > 0)) seen.paid += 1;
          if (number > 15) seen.extra += 1;
        }
      }),
      { numRuns: engine.engine === 'sqlite' ? 25 : 8, examples: [CERTAIN] },
    );
    // A season that never ended, or that paid nobody, would prove little.
    expect(pots).toBeGreaterThan(0);
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);
  });

  async function begin(of: number, { first, extra, led }: { first: number; extra: number; led: readonly number[] }) {
    const id = await addContest(db, { year: of, first_week: first, points_per_entry: 100, cigar_points: 15, overall_points: '60,30' });
    const entries: number[] = [];
    for (const n of [0, 1, 2, 3])
      entries.push(
        await addEntry(db, { contest_id: id, user_id: must(users[n], 'a user'), sidebet: n < 2 ? 1 : 0, created_at: Date.UTC(of, 0) }),
      );
    const games = await addSeason(db, { year: of, weeks: 15 + extra, days: [2.5, 5, 5, 5, 5, 6] }, (_w, n) => ({
      ...{ abbrev1: `A${n}`, abbrev2: `H${n}`, team1: `Away${n}`, team2: `Home${n}` },
      spread2: n % 2 === 0 ? -3 : 2.5,
    }));
    const contest = must(await db.read((tx) => contestById(tx, id)), 'a contest');
    const calendar = await db.read((tx) => readCalendar(tx, of, footballKind));
    const clock = new FixedClock(must(windowOf(calendar, first), 'a week').opensAt);
    const viewer = { userId: must(users[0], 'a user'), username: 'u0', isAdmin: false, groupNumber: 1, deviceId: null };
    const process = new FootballProcess(db, clock, contest, calendar);
    const board = async (number: number) => (await process.ofWeek(number, calendar, [viewer]))[0]?.data as unknown as Board | undefined;
    const seasonPage = async () => (await process.season.shows([viewer]))[0]?.data as unknown as DataOf<'GET football/season'>;

    const save = (entryId: number, number: number, picks: Week['picks'][number]) =>
      db.write((tx, invalidate) =>
        writePicks(
          tx,
          invalidate,
          { contestId: id, entryId, week: number },
          {
            picks: picks.on.map((at, slot) => ({
              slot: slot + 1,
              eventId: must(games[number - 1]?.[at], 'a game'),
              side: picks.as[slot]?.side ?? 1,
              lockedSpread: picks.as[slot]?.line ?? null,
              lockedAt: picks.as[slot]?.line == null ? null : clock.now(),
              savedAt: clock.now(),
              overrideReason: null,
            })),
            changed: [1, 2, 3, 4, 5],
          },
        ),
      );

    /** The board once all games of a week have begun, and once they are over. None of a week that the season does not have. */
    async function playWeek(number: number, { games: how, picks }: Week): Promise<[Board?, Board?]> {
      clock.set(must(windowOf(calendar, number), 'a week').opensAt + DAY);
      const perfect = led[number - first] ?? 4;
      for (const [n, entry] of entries.entries()) {
        const own = must(picks[n], 'picks');
        await save(entry, number, n === perfect ? winning(how) : own);
      }
      clock.set(must(windowOf(calendar, number), 'a week').opensAt + 6.1 * DAY);
      const ofWeek = must(games[number - 1], 'games');
      for (const [n, one] of how.entries()) {
        const eventId = must(ofWeek[n], 'a game');
        if (one.now === 'called off') await postpone(db, eventId);
        if (one.now === 'on') await play(db, eventId, one.score1, one.score2);
        if (one.now === 'over') await finish(db, eventId, one.end1, one.end2);
      }
      const before = await board(number).catch(() => undefined);
      if (!before) return [];
      const page = await seasonPage();
      if (page.config.data[0]?.Week === number) expectSameOutlook(before, page);
      for (const [n, one] of how.entries()) if (one.now !== 'called off') await finish(db, must(ofWeek[n], 'a game'), one.end1, one.end2);
      const after = must(await board(number), 'the board after it');
      expectCameTrue(before, after);
      if (expectPotCameTrue({ board: before, season: page }, after, await seasonPage())) pots += 1;
      return [before, after];
    }
    return { play: playWeek };
  }
});

type Board = DataOf<'GET football/pagedata'>;

/** Sides of five games that win at a line with which nobody can lose. */
const winning = (games: Week['games']): Week['picks'][number] => ({
  on: games.flatMap(({ now }, n) => (now === 'called off' ? [] : [n])).slice(0, 5),
  as: Array.from({ length: 5 }, () => ({ side: 2 as const, line: 3.5 })),
});
