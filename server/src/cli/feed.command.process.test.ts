import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FixedClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { noteFeedState } from '../sport/feeds/answers.store';
import { describeRecorded, GAMES_CSV, LIVE_2022, recorded, recordedText, scheduleOf } from '../sport/feeds/testing/recorded.fixture';
import { importGames } from '../sport/imports/import-games';
import { describeSite } from '../testing/engines';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';

const AT = '2022-09-11T20:05:00Z';

describeRecorded('poolhouse feed', [GAMES_CSV, LIVE_2022], () => {
  describeSite('replays an answer', (engine) => {
    let folder: string;
    let db: Database;
    let env: NodeJS.ProcessEnv;
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const replay = (...words: string[]) => runPoolhouse(['feed', 'replay', ...words], env);
    const changed = async () =>
      (await db.read((tx) => tx.selectFrom('events').select('id').where('state', '!=', 'scheduled').execute())).length;
    const broken = () => {
      const answer = structuredClone(recorded(LIVE_2022)) as { events: { date?: string }[] };
      delete answer.events[3]!.date;
      return JSON.stringify(answer);
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'poolhouse-cli-'));
      db = await engine.open();
      env = environmentFor(engine.optionsOf(db), folder);
      await importGames({ db, clock: new FixedClock(Date.parse('2022-09-06T12:00:00Z')) }, scheduleOf(2022), { sport: 'NFL' });
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('says what it would change and what does not fit, and ends with 1 where something does not', async () => {
      const good = await replay(file('good.json', recordedText(LIVE_2022)), '--at', AT);
      expect(good).toMatchObject({ code: 0, stderr: '' });
      expect(good.stdout).toMatch(/^nfl-scoreboard, answered 2022-09-11T20:05:00\.000Z: ESPN scoreboard\.\n/);
      expect(good.stdout).toMatch(/ {2}Colts at Texans: score none to 20.20, scheduled to in progress/);
      const bad = await replay(file('bad.json', broken()), '--at', AT);
      expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining('DOES NOT FIT: events[3].date is not a text but missing.')]);
      expect((await replay(file('none.json', '{"a": 1}'))).stderr).toContain('No feed that is known here answers so');
      const named = await replay(join(folder, 'none.json'), '--feed', 'nfl-scoreboard');
      expect([named.code, named.stdout]).toEqual([1, expect.stringContaining('events is not a list but missing')]);
      expect((await replay()).stderr).toContain('No answer is kept');
      expect(await changed()).toBe(0);
    });

    it('takes it where that is safe, and the kept one without a file', async () => {
      expect((await replay(join(folder, 'good.json'), '--apply')).stderr).toContain('Say when it was answered');
      expect(await changed()).toBe(0);
      const misfits = [
        { path: 'events[3].date', words: 'is not a text but missing', sentence: 'events[3].date is not a text but missing.' },
      ];
      const state = { feed: 'nfl-scoreboard', at: Date.parse(AT), answeredBy: 'https://a.example/s', source: 1, sources: 1, misfits };
      await db.write((tx, invalidate) => noteFeedState(tx, invalidate, state, broken()));
      expect((await runPoolhouse(['feed', 'list'], env)).stdout).toContain('https://a.example/s; 1 field not as agreed\n  events[3].date');
      const taken = await replay('--apply');
      expect([taken.code, taken.stdout]).toEqual([1, expect.stringContaining('Taken: 15 games, ')]);
      expect(await changed()).toBeGreaterThan(5);
      const at = Date.parse(AT) + 60_000;
      await db.write((tx) =>
        tx.insertInto('feed_payloads').values({ feed: 'nfl-scoreboard', at, ok: 1, bytes: 9, body: '', refused: '[]' }).execute(),
      );
      expect((await replay('--apply')).stderr).toContain('A later answer of this feed was taken already');
    });
  });
});
