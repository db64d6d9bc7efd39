import fc from 'fast-check';
import { FixedClock } from '../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../ground/db/database';
import { markMode } from '../../ground/settings/mode';
import type { Viewer } from '../../ground/viewer';
import { applyVisibleResults } from '../../sport/results/apply-visible-results';
import { readTournament } from '../../sport/tournament/tournament';
import { keepHalf } from '../../sport/tournament/tournament.store';
import { callWalkover } from '../../sport/tournament/walkover';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { enterGame } from '../../testing/tournaments.store';
import { takeTournament, tournamentOf } from '../demo/tournament/testing/yearly-tournament';
import { contestById } from '../entries/contests.store';
import { entriesOf, putBackEntry, removeEntry } from '../entries/entries.store';
import { createMemories } from '../memories';
import { kind } from '../periods/testing/acts';
import { PageProcess } from '../periods/testing/page-process';
import { periodsWritten, throwAwayPeriods } from '../periods/testing/thrown-away.store';
import { expectKept, twoProcesses } from '../periods/testing/two-processes';
import { squaresPage, type SquaresPageParams } from './board/bbsquares.page';
import { changeSettings, createBoard, readBoard, typeNumbers, voidDraw } from './board/boards.store';
import { putClaims, readClaims, removeClaim } from './board/claims.store';
import { squaresReader } from './board/read-board';
import { groupsOf } from './board/seen-board';
import { drawDue } from './draw/draw-due';

const DAY = 86_400_000;
const FIRST_YEAR = 2030;
const OVER = 24;

const [game, entry, square] = [fc.nat({ max: 66 }), fc.integer({ min: 0, max: 2 }), { x: fc.nat({ max: 9 }), y: fc.nat({ max: 9 }) }];
/** What may happen on a board and in its tournament, after the end too. */
const act = fc.oneof(
  kind('time', 5, { days: fc.constantFrom(-1, 1, 3.2, 4.7, 12, OVER, OVER + 3) }),
  kind('score', 4, { game, to: fc.nat({ max: 9 }), state: fc.constantFrom('final' as const, 'final' as const, 'in_progress' as const) }),
  kind('half', 1, { game, to: fc.nat({ max: 20 }) }),
  kind('walkover', 1, { game, winner: fc.constantFrom(1 as const, 2 as const, null) }),
  kind('give', 3, { ...square, entry }),
  kind('free', 1, square),
  kind('settings', 1, { points: fc.constantFrom(10, 7), playins: fc.boolean(), half: fc.constantFrom(0, 25) }),
  kind('type', 1, { first: fc.nat({ max: 9 }) }),
  kind('void', 1, {}),
  kind('bracket', 1, { swap: fc.nat({ max: 2 }), later: fc.constantFrom(0, 3_600_000) }),
  kind('leave', 1, { entry }),
  kind('come back', 1, { entry }),
  kind('restart', 1, {}),
  kind('throw away', 2, {}),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** A final is corrected after the end, a draw is thrown away, and the clock goes back behind both. */
const afterTheEnd: Act[] = [
  { do: 'time', days: OVER },
  { do: 'score', game: 66, to: 4, state: 'final' },
  { do: 'give', x: 0, y: 0, entry: 2 },
  { do: 'type', first: 3 },
  { do: 'throw away' },
  { do: 'time', days: 12 },
  { do: 'time', days: OVER + 3 },
  { do: 'leave', entry: 1 },
];

describeByTurns('a squares board that is kept when its tournament is over', (engine) => {
  let [db, other]: Database[] = [];
  let users: number[];
  let year = FIRST_YEAR;
  beforeAll(async () => {
    ({ db, other, users } = await twoProcesses(engine));
    await db.write((tx) => markMode(tx, 'practice'));
  });

  it('shows what it shows when what was kept is thrown away, in every process, and what its facts come to', async () => {
    const runs = engine.engine === 'sqlite' ? 3 : 2;
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 10 }), goThrough), {
      numRuns: runs,
      examples: [[afterTheEnd]],
    });
    expectKept(db!, 'Squares boards', { hits: 5, loads: 2 });
  });

  async function board(season: number) {
    const contest = await addContest(db!, { contest_type: 'bbsquares', year: season });
    const entries: number[] = [];
    for (const n of [0, 1, 2]) entries.push(await addEntry(db!, { contest_id: contest, user_id: users[n]!, entry_name: `Entry ${n}` }));
    const now = tournamentOf(season).opensAt - DAY;
    await takeTournament(db!, season, now);
    await db!.write(async (tx, invalidate) => {
      await createBoard(tx, invalidate, contest, { now, seed: 'a1'.repeat(32) });
      const claims = Array.from({ length: 90 }, (_, at) => ({
        x: at % 10,
        y: Math.floor(at / 10),
        entryId: entries[at % 3]!,
        by: '',
        reason: '',
      }));
      await putClaims(tx, invalidate, contest, { claims, now });
    });
    return { contest, entries, season, opensAt: now + DAY };
  }
  type World = Awaited<ReturnType<typeof board>> & { now: number };

  async function goThrough(acts: readonly Act[]): Promise<void> {
    const world = await board((year += 1));
    const clock = new FixedClock(world.opensAt);
    const viewers = [0, 3].map((n): Viewer => ({ userId: users[n]!, username: `u${n}`, isAdmin: n === 3, groupNumber: 1, deviceId: null }));
    const start = (on: Database) => {
      const params: SquaresPageParams = { contestId: world.contest, year: world.season };
      return new PageProcess(on, clock, squaresPage(squaresReader(createMemories(on))), params);
    };
    let first = start(db!);
    const second = start(other!);
    for (const one of acts) {
      if (one.do === 'time') clock.set(world.opensAt + one.days * DAY);
      else if (one.do === 'throw away') await throwAwayPeriods(db!);
      else if (one.do !== 'restart') await happen(one, { ...world, now: clock.now() });
      if (one.do === 'restart' || one.do === 'throw away') first = start(db!);
      await applyVisibleResults(db!, clock.now());
      await db!.write((tx, invalidate) => drawDue(tx, invalidate, { id: world.contest, year: world.season }, clock.now()));

      await other!.tags.refresh();
      const [shown, elsewhere] = [await first.shows(viewers), await second.shows(viewers)];
      expect(elsewhere).toEqual(shown);
      await periodsWritten(world.contest, db!, other!);
      expect(await start(db!).shows(viewers)).toEqual(shown);
      const facts = await truth(world, clock.now());
      for (const [name, rows] of Object.entries(facts)) expect({ [name]: shown[1]!.data[name]!.data }).toMatchObject({ [name]: rows });
    }
    await throwAwayPeriods(db!);
    expect(await start(db!).shows(viewers)).toEqual(await first.shows(viewers));
  }

  /** The board from its facts alone. */
  const truth = ({ contest: id, season }: World | Omit<World, 'now'>, now: number) =>
    db!.read(async (tx) => {
      const facts = {
        contest: (await contestById(tx, id))!,
        entries: await entriesOf(tx, id),
        board: await readBoard(tx, id, now),
        claims: await readClaims(tx, id),
        tournament: await readTournament(tx, season, now),
      };
      return JSON.parse(JSON.stringify(groupsOf(facts, now))) as Record<string, object[]>;
    });

  async function happen(one: Exclude<Act, { do: 'time' | 'restart' | 'throw away' }>, world: World): Promise<void> {
    const { season, now } = world;
    if (one.do === 'bracket') return void (await takeTournament(db!, season, now, one).catch(() => {}));
    if (one.do === 'score' || one.do === 'half' || one.do === 'walkover') {
      const games = (await db!.read((tx) => readTournament(tx, season, now)))?.games.flatMap(({ event }) => event ?? []) ?? [];
      const event = games[one.game % Math.max(1, games.length)];
      if (!event) return;
      if (one.do === 'score') return enterGame(db!, event.id, { state: one.state, score1: 70 + one.to, score2: 66 }, now);
      // A game that was played is refused.
      const change = (tx: Tx, invalidate: Invalidate) =>
        one.do === 'half'
          ? keepHalf(tx, invalidate, event, { score1: one.to, score2: 20 })
          : callWalkover(tx, invalidate, event, { winner: one.winner, by: 'Carl', reason: 'ill', now });
      return db!.write(change).catch(() => {});
    }
    await db!.write((tx, invalidate) => onBoard(tx, invalidate, one, world));
  }

  type OnBoard = Exclude<Act, { do: 'time' | 'restart' | 'throw away' | 'bracket' | 'score' | 'half' | 'walkover' }>;
  async function onBoard(tx: Tx, invalidate: Invalidate, one: OnBoard, { contest, entries, now }: World): Promise<void> {
    const is = await readBoard(tx, contest, now);
    if (one.do === 'give') {
      const claims = [{ x: one.x, y: one.y, entryId: entries[one.entry]!, by: 'Carl', reason: 'was promised' }];
      return putClaims(tx, invalidate, contest, { claims, now });
    }
    if (one.do === 'free') return removeClaim(tx, invalidate, contest, one);
    if (one.do === 'settings')
      return changeSettings(tx, invalidate, contest, { ...is, pointsPerSquare: one.points, playins: one.playins, halftimePct: one.half });
    if (one.do === 'type') {
      const axis = Array.from({ length: 10 }, (_, n) => (n + one.first) % 10);
      return typeNumbers(tx, invalidate, contest, { numbers: { columns: axis, rows: axis }, by: 'Carl', lockedAt: is.lockedAt ?? now });
    }
    if (one.do === 'void') {
      if (is.document) await voidDraw(tx, invalidate, contest, { document: is.document, by: 'Carl', reason: 'seen', now, game: 'r6g1' });
      return;
    }
    const id = entries[one.entry]!;
    const present = (await entriesOf(tx, contest)).find((own) => own.id === id);
    const known = { id, contestId: contest, userId: users[one.entry]!, name: `Entry ${one.entry}`, createdAt: 0 };
    if (one.do === 'leave' && present) return removeEntry(tx, invalidate, present, now);
    if (one.do === 'come back' && !present) await putBackEntry(tx, invalidate, known, now);
  }
});
