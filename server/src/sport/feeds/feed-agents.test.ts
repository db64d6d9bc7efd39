import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { agentRows } from '../../admin/site/agent-rows.store';
import { createLog } from '../../app/log';
import { AgentRunner } from '../../ground/agents/runner';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeSite } from '../../testing/engines';
import { importGames } from '../imports/import-games';
import { allFeeds } from './all-feeds';
import { feedConfig } from './feed-config';
import { FeedServer, half, json, silent, status, text } from './testing/feed-server';
import {
  COLLEGE_LIVE,
  describeRecorded,
  FINAL_OVERTIME,
  FINAL_TIE,
  GAMES_CSV,
  LIVE_2022,
  ODDS_UNDER_WAY,
  recorded,
  recordedText,
  scheduleOf,
  scoreboardOf,
} from './testing/recorded.fixture';

const QUARTER_4 = Date.parse('2022-09-11T20:05:00Z');
const KEY = 'key-of-the-odds';

describeRecorded('the feeds of a site', [GAMES_CSV, LIVE_2022, FINAL_OVERTIME, FINAL_TIE, ODDS_UNDER_WAY, COLLEGE_LIVE], () => {
  describeSite('as agents', (engine) => {
    const scores = new FeedServer();
    const odds = new FeedServer();
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-feeds-'));
    let env: Record<string, string>;
    let db: Database;
    let clock: FixedClock;
    let logged: string[];
    beforeAll(async () => {
      env = {
        POOLHOUSE_NFL_SCOREBOARD_URL: String(await scores.start()),
        POOLHOUSE_ODDS_NFL_URL: String(await odds.start()),
        POOLHOUSE_ODDS_KEY: KEY,
      };
    });
    beforeEach(async () => {
      db = await engine.open();
      clock = new FixedClock(QUARTER_4);
      logged = [];
      await importGames({ db, clock: new FixedClock(QUARTER_4 - 5 * 86_400_000) }, scheduleOf(2022), { sport: 'NFL' });
      odds.willAnswer(json([]));
    });
    afterAll(async () => {
      await Promise.all([scores.stop(), odds.stop()]);
      rmSync(folder, { recursive: true, force: true });
    });

    /** @param timeoutMs short only where a feed says nothing: a busy machine takes longer for an answer */
    async function site(on = db, mode: 'production' | 'practice' = 'production', timeoutMs = 20_000) {
      const log = createLog(new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }), 'trace');
      const runner = new AgentRunner(
        { db: on, clock, wall: clock, log },
        allFeeds(feedConfig(env, folder), mode, { timeoutMs, pauseMs: 1 }),
      );
      await runner.register();
      return runner;
    }
    const agent = async (name = 'nfl-scoreboard') => (await db.read((tx) => agentRows(tx, clock.now()))).find((row) => row.name === name)!;
    const game = (key: string) => db.kysely.selectFrom('events').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow();

    it('take an empty scoreboard for a fault while games are on, and for news when none is', async () => {
      scores.willAnswer(json({ events: [] }));
      await (await site()).tick();
      expect(await agent()).toMatchObject({ outcome: expect.stringContaining('no games while games are on') });
      expect(
        (await db.kysely.selectFrom('agents').select('last_good_at').where('name', '=', 'nfl-scoreboard').executeTakeFirstOrThrow())
          .last_good_at,
      ).toBeNull();
      clock.advance(3 * 86_400_000);
      scores.willAnswer(json({ events: [] }));
      await (await site()).tick();
      expect((await agent()).outcome).toContain('0 games');
    });

    it('bring a live Sunday in, look every half minute, and end its games', async () => {
      scores.willAnswer(json(recorded(LIVE_2022)), json(scoreboardOf(FINAL_OVERTIME, FINAL_TIE)));
      const runner = await site();
      await runner.tick();
      expect(await agent()).toMatchObject({
        active: 1,
        refresh_rate: 30,
        last_runtime: '2022-09-11T20:05:00.000Z',
        outcome: '16 games, 16 changed.',
      });
      clock.advance(29_000);
      await runner.tick();
      expect(scores.asked).toHaveLength(1);
      clock.advance(1000);
      await runner.tick();
      expect((await agent()).outcome).toBe('2 games, 2 changed.');
      expect(await game('NFL:2022_01_PIT_CIN')).toMatchObject({ state: 'final', score1: 23, score2: 20, status: 'F/OT' });
    });

    it('look once every ten minutes while nothing is on, and at the kick-off', async () => {
      clock.set(Date.parse('2022-09-11T16:45:00Z'));
      scores.willAnswer(json({ events: [] }));
      const runner = await site();
      const next = async () =>
        Number(
          (await db.kysely.selectFrom('agents').select('next_run_at').where('name', '=', 'nfl-scoreboard').executeTakeFirstOrThrow())
            .next_run_at,
        );
      await db.kysely.updateTable('events').set({ state: 'final' }).where('kickoff_at', '<', clock.now()).execute();
      await runner.tick();
      expect(await next()).toBe(clock.now() + 600_000);
      clock.set(await next());
      await runner.tick();
      expect(await next()).toBe(Date.parse('2022-09-11T17:00:00Z'));
    });

    it('ask once, however many servers there are', async () => {
      scores.willAnswer(json(recorded(LIVE_2022)));
      const [one, two] = [await site(), await site(await engine.openAgain(db))];
      await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
      expect([scores.asked.length, odds.asked.length]).toEqual([1, 1]);
    });

    it.each([
      ['a web page', text('<html>Be right back</html>', 'text/html'), /web page instead of data/],
      ['half a body', half(recordedText(LIVE_2022)), /breaks off in the middle/],
      ['too many requests', status(429, { 'retry-after': '300' }), /asks for fewer calls/],
      ['silence', silent(), /did not answer within 0.4 s/],
      ['another shape', json({ games: [] }), /not a scoreboard/],
    ])('survive %s: nothing changes, and the console says why', async (name, answer, words) => {
      scores.willAnswer(answer);
      const events = () => db.kysely.selectFrom('events').selectAll().orderBy('id').execute();
      const before = await events();
      await (await site(db, 'production', name === 'silence' ? 400 : undefined)).tick();
      expect((await agent()).outcome).toMatch(words);
      expect(await events()).toEqual(before);
      scores.willAnswer(json(recorded(LIVE_2022)));
      clock.advance(300_000);
      await (await site()).tick();
      expect((await agent()).outcome).toBe('16 games, 16 changed.');
    });

    it('obey a feed that asks for fewer calls', async () => {
      scores.willAnswer(status(429, { 'retry-after': '300' }));
      const runner = await site();
      await runner.tick();
      clock.advance(299_000);
      await runner.tick();
      expect(scores.asked).toHaveLength(1);
    });

    it('ask for lines on the hour with a key that is seen nowhere else', async () => {
      const asked = () => odds.asked.length;
      scores.willAnswer(status(500));
      odds.willAnswer(status(401), json(recorded(ODDS_UNDER_WAY)));
      const runner = await site();
      await runner.tick();
      expect(odds.asked[0]).toContain(`apiKey=${KEY}`);
      expect((await agent('nfl-lines')).outcome).toMatch(/is the key right/);
      clock.advance(300_000);
      await runner.tick();
      expect([asked(), (await agent('nfl-lines')).outcome]).toEqual([2, '16 games, 0 changed, 16 not ours.']);
      clock.set(Date.parse('2022-09-11T20:59:59Z'));
      await runner.tick();
      expect(asked()).toBe(2);
      clock.advance(1000);
      await runner.tick();
      expect(asked()).toBe(3);
      const stored = JSON.stringify([
        await db.kysely.selectFrom('agents').selectAll().execute(),
        await db.kysely.selectFrom('activity').selectAll().execute(),
      ]);
      expect(logged.length).toBeGreaterThan(0);
      expect(logged.join('') + stored).not.toContain(KEY);
    });

    it('come in on a practice clock where the operator says so', async () => {
      const plain = env;
      env = { ...plain, POOLHOUSE_FEEDS_IN_PRACTICE: '1' };
      scores.willAnswer(json(recorded(LIVE_2022)));
      await (await site(db, 'practice')).tick();
      env = plain;
      expect((await agent()).outcome).toBe('16 games, 16 changed.');
    });

    it('rest where they are not configured, and in practice mode', async () => {
      scores.willAnswer(json(recorded(LIVE_2022)));
      await (await site()).tick();
      expect((await agent('ncaa-scoreboard')).outcome).toBe('Not configured: POOLHOUSE_NCAA_SCOREBOARD_URL is not set.');
      scores.willAnswer(json(recorded(LIVE_2022)));
      odds.willAnswer(json([]));
      clock.advance(3_600_000);
      await (await site(db, 'practice')).tick();
      expect([scores.asked.length, odds.asked.length]).toEqual([0, 0]);
      expect((await agent()).outcome).toBe('Rests: live feeds are off in practice mode.');
    });
  });
});
