import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { rewriteLine, turnPick, turnScore } from '../../server/src/testing/tamper.store';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { expect, test } from '../support/test';
import { openBoard, signIn } from '../support/visit';

const HOUR = 3_600_000;
const LATER_MS = 11 * 60_000;
const PROGRAM = join(__dirname, '../../shell/dist/check-contest.mjs');

interface Kept {
  asked: number;
}

/** What this browser keeps of a contest's log. @param change writes it anew */
const kept = (page: Page, contest: number, later = 0): Promise<Kept | null> =>
  page.evaluate(
    async ({ key, ms }) => {
      // To open it would make it, without what the page then looks for.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'poolhouse-proof')) return null;
      const open = indexedDB.open('poolhouse-proof');
      const db = await new Promise<IDBDatabase | null>((done) => {
        open.onsuccess = () => done(open.result);
        open.onerror = () => done(null);
      });
      if (!db?.objectStoreNames.contains('kept')) return null;
      const store = db.transaction('kept', 'readwrite').objectStore('kept');
      const asked = store.get(key);
      const found = await new Promise<Kept | undefined>((done) => (asked.onsuccess = () => done(asked.result as Kept | undefined)));
      if (found && ms > 0) {
        const put = store.put({ ...found, asked: found.asked - ms }, key);
        await new Promise((done) => (put.onsuccess = done));
      }
      db.close();
      return found ?? null;
    },
    { key: `contest/${contest}`, ms: later },
  );

test.describe('what the operator changes in the database', () => {
  const demo = useDemo();

  test('is found by a player’s browser: a pick turned after its kick-off, a score that nobody corrected, and a line of the log written anew', async () => {
    const { site } = demo;
    const [player] = site.users;
    if (!player) throw new Error('the demo has no player');
    const { page } = await openPage(demo.browser, site.url, { acceptDownloads: true });
    await signIn(page, player);
    const { config } = await site.call(player, 'GET football/pagedata');
    const contest = config.data[0]?.contest_id ?? 0;
    const log = async () => (await site.call(player, 'GET proof/log', { query: { contest_id: contest } })).lines;
    const lines = () =>
      log().then(
        ({ length }) => length,
        () => 0,
      );
    await expect.poll(lines, { timeout: 60_000 }).toBeGreaterThan(1);
    await openBoard(page);
    await expect.poll(() => kept(page, contest), { timeout: 60_000 }).not.toBeNull();

    // A few hours of the Sunday: seals, and picks that open with their games.
    const now = await site.now();
    for (const hours of [1, 2, 4]) {
      const before = await lines();
      await site.moveClock(now + hours * HOUR);
      await expect.poll(lines, { timeout: 60_000 }).toBeGreaterThan(before);
    }
    await page.goto(`/check?contest_id=${contest}`);
    await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();

    const { results } = await site.call(player, 'GET proof/opened', { query: { contest_id: contest } });
    const event = results?.[0]?.event ?? 0;
    await site.down('SIGTERM');
    await turnPick(site.folder, contest);
    await turnScore(site.folder, event);
    await site.up();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('1 pick does not stand as locked')).toBeVisible();
    await expect(page.getByText('The board has other scores than the log tells, of 1 game.').first()).toBeVisible();

    await site.down('SIGTERM');
    await rewriteLine(site.folder, contest, 1, (body) => ({ ...body, slots: 5 }));
    await site.up();
    await kept(page, contest, LATER_MS);
    await openBoard(page);
    const bar = page.getByRole('alert').filter({ hasText: 'This contest’s log was rewritten since' });
    await expect(bar).toBeVisible({ timeout: 60_000 });
    await bar.getByRole('link', { name: 'Look at it' }).click();
    await expect(page.getByText('Something was taken back')).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the evidence' }).click();
    const file = await (await saved).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('seen.checkpoint');
    const checked = await promisify(execFile)(process.execPath, [PROGRAM, file]).catch((error: { code: number; stdout: string }) => error);
    expect(checked).toMatchObject({ code: 1 });
    await page.context().close();
  });
});
