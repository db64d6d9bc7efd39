import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescription } from '@poolhouse/contract/remote';
import { axeViolations } from '../../support/axe';
import { openPage } from '../../support/browser';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { MARCH, openSquares } from '../../support/squares';
import { expect, test } from '../../support/test';

const BUILT = join(__dirname, '../../../mf-squares/dist');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.describe('squares', () => {
  const demo = useDemo();
  const user = (name: string) => demo.site.users.find(({ username }) => username === name)!;
  async function opened(name: string, options = {}) {
    const watched = await openAs(demo, user(name), options);
    await openSquares(watched.page);
    return watched;
  }
  const board = async (name: string) => (await demo.site.call(user(name), 'GET bbsquares/pagedata')).config.data[0]!;

  test('lets a player claim a free square on a phone, which another then cannot, and release it', async () => {
    const { page, complaints } = await opened('rusty', phone);
    const { contest_id, claimed } = await board('rusty');
    const free = page.getByRole('gridcell', { name: /, free$/ }).first();
    const name = (await free.textContent())!.replace(/·$/, '');
    await free.click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Claim 1 square' }).click();
    await expect(page.getByText('1 square claimed.')).toBeVisible();
    expect((await board('rusty')).claimed).toBe(claimed + 1);
    const [, column, row] = /Column (\d+), row (\d+)/.exec(name)!.map(Number);
    const dana = await demo.site.call(user('dana'), 'GET bbsquares/pagedata');
    const claim = { type: 'square' as const, contest_id, x_pos: column! - 1, y_pos: row! - 1, entry_id: dana.config.data[0]!.entry_id };
    await expect(demo.site.call(user('dana'), 'POST bbsquares/savesquare', { body: claim })).rejects.toThrow(/Rusty Oakes took it first/);
    await page.getByRole('gridcell', { name: `Column ${column}, row ${row}, Rusty Oakes` }).click();
    await page.getByRole('button', { name: 'Release this square' }).click();
    await expect(page.getByText('It is free again.')).toBeVisible();
    expect((await board('rusty')).claimed).toBe(claimed);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('shows in March whose square would win now, and makes the draw anew in the browser', async () => {
    await demo.site.moveClock(MARCH);
    const { page, complaints } = await opened('rusty');
    const now = page.getByRole('region', { name: 'On now' });
    await expect(now.getByText('Rusty Oakes').first()).toBeVisible();
    await expect(now.getByText(/Stays yours/)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /Rusty Oakes.*would win now/ })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /Rusty Oakes.*mine after a .* of / })).toBeVisible();
    await page.getByRole('link', { name: 'Check this draw' }).click();
    await expect(page.getByRole('heading', { name: 'Check this draw' })).toBeVisible();
    // The clock went back, and took the results of games with it: the log has that within seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText('Recomputed in this browser just now: the same 20 digits')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'draw.json' }).click()]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ protocol: 'poolhouse-squares-draw-1', level: 'A' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('shows a shared board without an account', async () => {
    const { contest_id } = await board('casey');
    const { path } = await demo.site.call(user('casey'), 'POST bbsquares/share', { body: { contest_id, on: 1 } });
    const { page, complaints } = await openPage(demo.browser, demo.site.url, phone);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^NCAA Squares \d{4}: Oak Street/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('prints on one page', async () => {
    const { page } = await opened('rusty');
    await page.goto('/bbsquares/print');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
    }
    await page.context().close();
  });

  test('is released and rolled back alone', async () => {
    const build = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-squares-'));
    try {
      await cp(BUILT, build, { recursive: true });
      const remote = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8')) as RemoteDescription;
      for (const ending of ['.br', '.gz']) await rm(join(build, `remote.json${ending}`), { force: true });
      await writeFile(join(build, 'remote.json'), JSON.stringify({ ...remote, version: '9.9.9' }));
      const served = async () => {
        const { page } = await openAs(demo, user('rusty'));
        const asked: string[] = [];
        page.on('request', (request) => void asked.push(/\/remotes\/(mf-[a-z]+\/[^/]+)\//.exec(request.url())?.[1] ?? ''));
        await openSquares(page);
        await page.goto('/underdogs');
        await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
        await page.context().close();
        return [...new Set(asked.filter(Boolean))].sort();
      };
      const before = await served();
      await demo.site.command('release', 'mf-squares', '--from', build);
      expect(await served()).toEqual(before.map((one) => (one.startsWith('mf-squares/') ? 'mf-squares/9.9.9' : one)));
      await demo.site.command('rollback', 'mf-squares');
      expect(await served()).toEqual(before);
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  });
});
