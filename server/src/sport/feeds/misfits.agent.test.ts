import pino from 'pino';
import { misfitRows } from '../../admin/facts/misfit-rows';
import { feedRows } from '../../admin/site/feed-rows.store';
import { agentByName } from '../../ground/agents/agents.store';
import { AgentRunner } from '../../ground/agents/runner';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { importGames } from '../imports/import-games';
import { allFeeds } from './all-feeds';
import { feedStates, keptAnswers } from './answers.store';
import { feedConfig } from './feed-config';
import { FeedServer, json, status } from './testing/feed-server';
import { describeRecorded, GAMES_CSV, LIVE_2022, recorded, scheduleOf } from './testing/recorded.fixture';

const QUARTER_4 = Date.parse('2022-09-11T20:05:00Z');
const FEED = 'nfl-scoreboard';

interface Scoreboard {
  events: { id: string; competitions: { competitors: { score?: string }[] }[] }[];
}

describeRecorded('a feed whose answer changes its shape', [GAMES_CSV, LIVE_2022], () => {
  describeEachEngine('as an agent', (engine) => {
    const [first, second] = [new FeedServer(), new FeedServer()];
    let urls: string[];
    let db: Database;
    beforeAll(async () => {
      urls = (await Promise.all([first.start(), second.start()])).map((url) => `${url.href}?key=very-secret`);
    });
    afterAll(() => Promise.all([first.stop(), second.stop()]));
    beforeEach(async () => {
      db = await engine.open();
      await importGames({ db, clock: new FixedClock(QUARTER_4 - 5 * 86_400_000) }, scheduleOf(2022), { sport: 'NFL' });
    });

    /** The eight games that are on in the recording; one of them has lost the home side's score. */
    const withoutScore = () => {
      const answer = structuredClone(recorded(LIVE_2022)) as Scoreboard;
      const n = answer.events.findIndex(({ competitions: [one] }) => one!.competitors.every(({ score }) => score === '20'));
      delete answer.events[n]!.competitions[0]!.competitors[0]!.score;
      return { answer, n };
    };
    const run = async (addresses: string) => {
      const clock = new FixedClock(QUARTER_4);
      const config = feedConfig({ POOLHOUSE_NFL_SCOREBOARD_URL: addresses }, '/nonexistent');
      const runner = new AgentRunner(
        { db, clock, wall: clock, log: pino({ level: 'silent' }) },
        allFeeds(config, 'production', { timeoutMs: 5000, tries: 1 }).slice(0, 1),
      );
      await runner.register();
      await db.write((tx) => tx.updateTable('agents').set({ next_run_at: 0 }).execute());
      await runner.tick();
      return (await db.read((tx) => agentByName(tx, FEED)))!;
    };
    const state = async () => (await db.read(feedStates)).find(({ feed }) => feed === FEED)!;

    it('takes the other games, says which field of which address, keeps the answer and says what to enter by hand', async () => {
      const { answer, n } = withoutScore();
      first.willAnswer(json(answer));
      expect((await run(urls[0]!)).last_outcome).toBe('15 games, 15 changed, 1 field not as agreed.');
      const { misfits } = await state();
      const address = urls[0]!.split('?')[0]!;
      expect(misfits.map(({ sentence }) => sentence)).toEqual([
        `ESPN scoreboard ${address}: events[${n}].competitions[0].competitors[0].score is not a whole number but missing.`,
      ]);
      expect((await db.read(keptAnswers)).map(({ feed, text }) => [feed, text])).toEqual([[FEED, JSON.stringify(answer)]]);
      const [row] = await db.read((tx) => misfitRows(tx, QUARTER_4));
      expect(row).toMatchObject({ kind: 'feed_misfit', feed: FEED });
      expect(row!.message).toContain('NFL scoreboard: 1 field of its answer is not as agreed; the rest was taken.');
      expect(row!.message).toContain('Enter by hand: Colts at Texans.');
      expect(row!.games).toHaveLength(1);
      const [feed] = await db.read((tx) => feedRows(tx, [{ name: FEED, address, usual: '' }]));
      expect(feed).toMatchObject({ answered_by: address, source: 1, sources: 1, misfits: [misfits[0]!.sentence] });
      expect(JSON.stringify([row, feed, misfits, await db.read(keptAnswers)])).not.toContain('very-secret');

      first.willAnswer(json(recorded(LIVE_2022)));
      await run(urls[0]!);
      expect([(await state()).misfits, await db.read((tx) => misfitRows(tx, QUARTER_4))]).toEqual([[], []]);
      expect(await db.read(keptAnswers)).toHaveLength(1);
    });

    it('goes on with the next address, and says who answered', async () => {
      first.willAnswer(json(withoutScore().answer));
      second.willAnswer(json(recorded(LIVE_2022)));
      const { last_outcome } = await run(urls.join(' '));
      expect(last_outcome).toContain(
        `16 games, 16 changed. Answered by source 2 of 2, ${urls[1]!.split('?')[0]}: Of ${urls[0]!.split('?')[0]} does not fit`,
      );
      expect(await state()).toMatchObject({ source: 2, sources: 2, misfits: [] });
      first.willAnswer(status(500));
      expect((await run(urls.join('\n'))).last_outcome).toMatch(/Answered by source 2 of 2, .*has trouble of its own/);
      second.willAnswer(status(404));
      const { last_error } = await run(urls.join(' '));
      expect(last_error).toMatch(/has trouble of its own \(500\)\. .* answered 404\./);
      expect(await state()).toMatchObject({ source: 0, answeredBy: '' });
      second.willAnswer(json(withoutScore().answer));
      await run(urls.join(' '));
      expect(await state()).toMatchObject({ source: 2, misfits: [{ path: expect.stringContaining('score') as string }] });
    });

    it('of which nothing can be used any more names the field, and all games that are on', async () => {
      const { events, ...rest } = recorded(LIVE_2022) as { events: unknown };
      first.willAnswer(json({ ...rest, games: events }));
      expect((await run(urls[0]!)).last_error).toBe('The answer is not a scoreboard of ESPN: events is not a list but missing.');
      const [row] = await db.read((tx) => misfitRows(tx, QUARTER_4));
      expect(row!.message).toContain('nothing of it could be taken');
      expect(row!.games!.length).toBeGreaterThan(5);
    });
  });
});
