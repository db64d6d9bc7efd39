import pino from 'pino';
import { agentRows } from '../../../admin/site/agent-rows.store';
import { AgentRunner } from '../../../ground/agents/runner';
import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { describeSite } from '../../../testing/engines';
import { gamesOfWeeks } from '../../games/games.store';
import { readTournament } from '../../tournament/tournament';
import { allFeeds, SCOREBOARDS } from '../all-feeds';
import { feedConfig } from '../feed-config';
import { checkScoreboards } from '../feed-watch';
import { staleScores } from '../health.store';
import { FeedServer, json, status } from '../testing/feed-server';
import { FIRST_FOUR, keepBracket, SELECTION, YEAR } from './testing/bracket.fixture';
import { espnBoard, espnGame, halftime, live, over, type Side } from './testing/espn.fixture';

const MINUTE = 60_000;
const DATE = new Date(FIRST_FOUR + 10 * MINUTE).toISOString();

describeSite("college basketball's scoreboard", (engine) => {
  const feed = new FeedServer();
  let env: Record<string, string>;
  let db: Database;
  let clock: FixedClock;
  let runner: AgentRunner;
  beforeAll(async () => {
    env = { POOLHOUSE_NCAAB_SCOREBOARD_URL: String(await feed.start()) };
  });
  afterAll(() => feed.stop());
  beforeEach(async () => {
    db = await engine.open();
    clock = new FixedClock(SELECTION - 3_600_000);
    const agents = allFeeds(feedConfig(env, '/nonexistent'), 'production', { pauseMs: 1, tries: 1 });
    const own = agents.filter(({ name }) => ['ncaab-scoreboard', 'tournament'].includes(name));
    runner = new AgentRunner({ db, clock, wall: clock, log: pino({ level: 'silent' }) }, own);
    await runner.register();
  });

  const outcome = async (name = 'ncaab-scoreboard') =>
    (await db.read((tx) => agentRows(tx, clock.now()))).find((row) => row.name === name)!.outcome;
  const keep = () => db.write((tx, invalidate) => keepBracket(tx, invalidate, clock.now()));
  const game = async (key: string) => (await db.read((tx) => readTournament(tx, YEAR, clock.now())))!.games.find((one) => one.key === key)!;
  /** What came of it when the feed reported these events, ten minutes later. */
  async function tell(...events: unknown[]): Promise<string> {
    feed.willAnswer(json(espnBoard(...events)));
    clock.advance(10 * MINUTE);
    await runner.tick();
    return outcome();
  }
  const sides = (score1 = 0, score2 = 0, halves?: [number, number]): [Side, Side] => [
    { name: 'South 16b', score: score2, ...(halves ? { half: halves[1] } : {}) },
    { name: 'South 16a', score: score1, ...(halves ? { half: halves[0] } : {}) },
  ];
  const first = (values: Partial<Parameters<typeof espnGame>[0]> = {}) => espnGame({ id: 1, date: DATE, sides: sides(), ...values });

  it('is asked while a tournament is set, from the evening on which the field is announced', async () => {
    feed.willAnswer(json(espnBoard()));
    await runner.tick();
    expect([feed.asked.length, await outcome()]).toEqual([0, 'Rests: no tournament is set that is still to be played.']);
    await keep();
    await runner.tick();
    expect([feed.asked.length, await outcome()]).toEqual([0, 'Nothing to ask: the field of 2026 is not told yet.']);
    expect((await db.read((tx) => readTournament(tx, YEAR, clock.now())))!.teams.size).toBe(0);
    clock.set(SELECTION);
    await runner.tick();
    expect([feed.asked.length, await outcome(), await outcome('tournament')]).toEqual([1, '0 games, 0 changed.', 'Moved on: 2026.']);
    expect((await game('r0g1')).event).toMatchObject({ team1: 'South 16a', team2: 'South 16b', state: 'scheduled' });
    clock.set(SELECTION + 40 * 86_400_000);
    await runner.tick();
    expect([feed.asked.length, await outcome()]).toEqual([1, 'Nothing to ask: no tournament is being played.']);
  });

  it('brings a game from its tip-off over two halves and overtimes to its end, in the bracket’s order of the teams', async () => {
    clock.set(SELECTION);
    await keep();
    clock.set(FIRST_FOUR - 20 * MINUTE);
    expect(await tell(first())).toBe('1 game, 1 changed.');
    expect((await game('r0g1')).event).toMatchObject({
      kickoffAt: Date.parse(DATE),
      tv: 'truTV',
      abbrev1: 'TH16A',
      rank1: 16,
      score1: null,
    });
    clock.set(Date.parse(DATE));
    await tell(first({ sides: sides(9, 12), status: live(1, '11:03') }));
    expect((await game('r0g1')).event).toMatchObject({ state: 'in_progress', score1: 9, score2: 12, status: 'H1', timeLeft: '11:03' });
    await tell(first({ sides: sides(30, 33), status: halftime }));
    expect(await game('r0g1')).toMatchObject({ half: { score1: 30, score2: 33 }, event: { status: 'Halftime', timeLeft: '' } });
    await tell(first({ sides: sides(68, 70, [30, 33]), status: live(2, '38.2') }));
    expect((await game('r0g1')).event).toMatchObject({ status: 'H2', timeLeft: '0:38' });
    await tell(first({ sides: sides(75, 74, [30, 33]), status: live(3, '2:10') }));
    expect((await game('r0g1')).event).toMatchObject({ status: 'OT', timeLeft: '2:10' });
    await tell(first({ sides: sides(88, 85, [30, 33]), status: over(4) }));
    expect(await game('r0g1')).toMatchObject({ winner: 1, event: { state: 'final', status: 'F/OT', score1: 88, score2: 85 } });
    // The winner is in the round of 64, under the name that the bracket has.
    expect((await game('r1g1')).event).toMatchObject({ team1: 'South 1', team2: 'South 16a', state: 'scheduled' });
    expect(await db.read((tx) => gamesOfWeeks(tx, '2026-01-01', '2026-12-31', ['NFL', 'NCAA']))).toEqual([]);
  });

  it('goes forward: no clock turned back, no final taken back, another score of it only when it is reported twice', async () => {
    clock.set(SELECTION);
    await keep();
    clock.set(Date.parse(DATE));
    await tell(first({ sides: sides(50, 44), status: live(2, '12:00') }));
    expect(await tell(first({ sides: sides(40, 41), status: live(1, '1:00') }))).toContain('has its clock turned back');
    expect(await tell(first({ sides: sides(40, 41), status: halftime }))).toContain('has its clock turned back');
    expect((await game('r0g1')).half).toBeUndefined();
    await tell(first({ sides: sides(70, 68), status: over() }));
    expect(await tell(first({ sides: sides(70, 68), status: live(2, '0:10') }))).toContain('is final and cannot be on again');
    expect(await tell(first({ sides: sides(70, 69), status: over() }))).toContain('that has to be confirmed');
    expect((await game('r0g1')).event).toMatchObject({ score2: 68 });
    await tell(first({ sides: sides(70, 69), status: over() }));
    expect((await game('r0g1')).event).toMatchObject({ score2: 69 });
    expect(await tell(first({ sides: sides(70, 70), status: over() }))).toContain('0 changed');
    const log = await db.read((tx) => tx.selectFrom('activity').select('action').where('action', '=', 'game.corrected').execute());
    expect(log).toHaveLength(1);
  });

  it('leaves out other tournaments, teams that are not in the field and games that no bracket has', async () => {
    clock.set(SELECTION);
    await keep();
    expect(
      await tell(
        first({ headline: 'NIT - First Round' }),
        espnGame({
          id: 2,
          date: DATE,
          sides: [
            { name: 'Elsewhere', seed: 16 },
            { name: 'Nowhere', seed: 16 },
          ],
        }),
        espnGame({
          id: 3,
          date: DATE,
          round: '1st Round',
          sides: [
            { name: 'South 1', seed: 1 },
            { name: 'South 2', seed: 2 },
          ],
        }),
        { id: 4 },
      ),
    ).toBe('2 games, 0 changed, 2 not ours, 3 fields not as agreed.');
  });

  it('leaves alone what is kept by hand', async () => {
    clock.set(SELECTION);
    await keep();
    clock.set(Date.parse(DATE));
    const { id } = (await game('r0g1')).event!;
    await db.kysely.updateTable('events').set({ manual: 1 }).where('id', '=', id).execute();
    await tell(first({ sides: sides(88, 85, [30, 33]), status: over() }));
    expect(await game('r0g1')).toMatchObject({ half: undefined, winner: undefined, event: { state: 'scheduled', score1: null } });
  });

  it('says from when its scores are once it falls silent during a game, and takes an empty list for a fault', async () => {
    clock.set(SELECTION);
    await keep();
    clock.set(Date.parse(DATE));
    await tell(first({ sides: sides(9, 12), status: live(1, '11:03') }));
    const heard = clock.now();
    expect(await tell()).toContain('no games of the tournament while some are on');
    feed.willAnswer(status(503));
    clock.advance(10 * MINUTE);
    await runner.tick();
    await checkScoreboards(db, clock, SCOREBOARDS);
    expect((await db.read((tx) => staleScores(tx))).get('NCAAB')).toBe(heard);
    expect((await game('r0g1')).event).toMatchObject({ score1: 9, score2: 12 });
    await tell(first({ sides: sides(20, 22), status: live(1, '5:03') }));
    await checkScoreboards(db, clock, SCOREBOARDS);
    expect((await db.read((tx) => staleScores(tx))).has('NCAAB')).toBe(false);
  });
});
