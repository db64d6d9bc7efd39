import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteDescription } from '@poolhouse/contract/remote';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { furtherFiles } from '../support/remote-files';
import { countRounds, type Rounds } from '../support/rounds';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { atRest, openBoard, signIn } from '../support/visit';

/** What looks at a contest's log once its page is idle. */
const WATCHES = /^\/assets\/witness\./;
const UNDERDOGS = join(__dirname, '../../mf-underdogs/dist');

test.describe('opening a contest', () => {
  const demo = useDemo();
  let further: Awaited<ReturnType<typeof furtherFiles>>;
  /** Scripts of the shell and of football; while links move as the page comes, the pointer may lie on another contest for a moment. */
  const scripts = (rounds: Rounds) =>
    rounds
      .seen()
      .filter(({ path }) => /^(?!\/remotes\/(?!mf-football\/)).*\.js$/.test(path) && !WATCHES.test(path) && !further({ pathname: path }));
  const football = (page: Page) => page.getByRole('link', { name: 'Football' }).first();
  const board = (page: Page) => page.getByRole('heading', { name: /Week \d+ Scores/ });

  /** A player at home, to whom nothing ever comes that a board asks for once it stands: it waits for none of that. */
  async function player() {
    const watched = await openAs(demo, demo.site.users[0]!);
    further = await furtherFiles(demo.site.url, 'mf-football', 'football');
    await watched.page.goto('/');
    // What every remote needs of the shell comes when the page is at rest.
    await watched.page.waitForFunction(() => '_FEDERATION_RUNTIME_CORE' in window);
    return watched;
  }

  test('takes one round from a click to the first data: all scripts and the data at once', async () => {
    const { page } = await player();
    const rounds = await countRounds(page);
    await page.route(further, () => undefined);
    // The keyboard comes to the link and presses it in the same moment: nothing is fetched ahead.
    await football(page).evaluate((link: HTMLElement) => link.click());
    await expect(board(page)).toBeVisible();
    expect(scripts(rounds).length).toBeGreaterThan(2);
    expect(scripts(rounds).filter(({ round }) => round > 1)).toEqual([]);
    expect(rounds.seen().filter(({ path }) => path.endsWith('/football/pagedata'))).toEqual([
      { path: '/api/v1/football/pagedata', round: 1 },
    ]);
    await page.context().close();
  });

  test('takes none after somebody has pointed at the link', async () => {
    const { page, complaints } = await player();
    const rounds = await countRounds(page);
    await page.route(further, () => undefined);
    await football(page).hover();
    await page.waitForFunction(() => 'mf_football' in window);
    await atRest(page);
    // Of football: the pointer may lie on another contest before the links stand.
    expect(rounds.seen().filter(({ path, round }) => path.startsWith('/remotes/mf-football/') && round > 1)).toEqual([]);
    expect(rounds.seen().filter(({ path }) => path.startsWith('/api/v1/football'))).toEqual([
      { path: '/api/v1/football/pagedata', round: 1 },
    ]);
    rounds.begin();
    await football(page).click();
    await expect(board(page)).toBeVisible();
    expect(scripts(rounds)).toEqual([]);
    expect(rounds.seen().filter(({ path }) => path.startsWith('/api/v1/football'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('works straight from its address, with the versions of the player whose sign-in is kept', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const asked: boolean[] = [];
    page.on('request', (request) => void (request.url().endsWith('/registry.json') && asked.push('authorization' in request.headers())));
    await signIn(page, demo.site.users[0]!);
    // The sign-in page asks for no list.
    expect(asked).toEqual([true]);
    await openBoard(page);
    expect(asked).toEqual([true, true]);
    await expect(page).toHaveTitle(/Football/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('keeps its version in a tab that stays open over a release, and is offered the new one quietly', async () => {
    const build = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-build-'));
    try {
      await cp(UNDERDOGS, build, { recursive: true });
      const remote = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8')) as RemoteDescription;
      for (const ending of ['.br', '.gz']) await rm(join(build, `remote.json${ending}`), { force: true });
      await writeFile(join(build, 'remote.json'), JSON.stringify({ ...remote, version: '9.9.9' }));
      const { page } = await player();
      const offer = page.getByText('A new version of Underdogs is ready.');
      const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('link', { name: 'Underdogs' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
      await demo.site.command('release', 'mf-underdogs', '--from', build);
      await look();
      await expect(offer).toBeVisible();
      await page.getByRole('link', { name: 'Rules' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Underdogs Rules' })).toBeVisible();
      await page.getByRole('link', { name: 'Board' }).first().click();
      const words = page.locator('#smack').getByRole('textbox');
      await words.fill('Half a point is half a point.');
      const fresh = page.waitForRequest(/mf-underdogs\/9\.9\.9\//);
      await page.getByRole('button', { name: 'Reload' }).click();
      await fresh;
      await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
      await expect(words).toHaveValue('Half a point is half a point.');
      await look();
      await expect(offer).toBeHidden();
      await page.context().close();
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  });
});
