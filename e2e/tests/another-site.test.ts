import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import type { Account } from '../support/call';
import { useDemo } from '../support/demo';
import { folderOf } from '../support/folder';
import { command, serve } from '../support/server';
import { expect, test } from '../support/test';
import { signIn } from '../support/visit';

const PROGRAM = join(__dirname, '../../shell/dist/check-contest.mjs');
const RUSTY: Account = { username: 'Rusty', password: 'secret' };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('a circle that moves to another site', () => {
  const demo = useDemo();
  let folder: string;
  test.beforeAll(async () => void (folder = await folderOf('moved')));
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('takes its closed season along: the export, the command, who played, its page and its log', async () => {
    const zip = join(folder, 'circle.zip');
    const { season, email } = await closedSeason();
    await writeFile(zip, season);
    await command(folder, { args: ['user', 'add', email, '--name', RUSTY.username, '--password', RUSTY.password] });
    await command(folder, { args: ['import', 'season', zip, '--dry-run'] });
    await command(folder, { args: ['import', 'season', zip] });
    const server = await serve(folder, { args: [], env: {} });
    const { page, complaints } = await openPage(demo.browser, server.url, { acceptDownloads: true, viewport: DESKTOP });
    await signIn(page, RUSTY);
    await page.goto('/years');
    await page.getByRole('region', { name: 'Played elsewhere' }).getByRole('link', { name: 'Oak Street Pool 2026' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oak Street Pool 2026' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(13);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }

    await page.getByText('Take it with you').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save oak-street-pool-2026.jsonl' }).click();
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, await (await saved).path()]);
    expect(stdout).toMatch(/^Everything fits: /);
    expect(complaints).toEqual([]);
    await page.context().close();
    await server.end();
  });

  /** The export of a group one of whose seasons was closed, and the address of a player in it. */
  async function closedSeason(): Promise<{ season: Buffer; email: string }> {
    const { site } = demo;
    const admin = await site.admin();
    const { active_contests: contests } = await site.call(admin, 'GET ad/contests');
    const contest = contests.data.find(({ name, year }) => name === 'Oak Street Pool' && year === 2026);
    if (!contest) throw new Error('the demo has no such contest');
    const begun = () =>
      site.call(admin, 'GET proof/log', { query: { contest_id: contest.id } }).then(
        ({ total }) => total,
        () => 0,
      );
    await expect.poll(begun, { timeout: 60_000 }).toBeGreaterThan(0);
    await site.call(admin, 'POST ad/freeze_season', { body: { contest_id: contest.id, confirm: 1 } });
    const answer = await fetch(`${site.url}/api/v1/ad/export?group_number=${contest.group_number}`, {
      headers: { authorization: `Basic ${Buffer.from(`${admin.username}:${admin.password}`).toString('base64')}` },
    });
    return { season: Buffer.from(await answer.arrayBuffer()), email: 'rusty@poolhouse.example' };
  }
});
