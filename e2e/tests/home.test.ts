import type { Page } from '@playwright/test';
import type { DataOf } from '@poolhouse/contract';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { registeredRemotes } from '../support/remote-files';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { signIn } from '../support/visit';

/** Words of the kit's board that home does not draw. */
const BOARD = 'What the results mean';

test.describe('the home page', () => {
  const demo = useDemo();
  const row = (page: Page, title: string) =>
    page
      .getByRole('region', { name: 'Your contests' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) });

  test('loads of the kit’s board what it draws, and nothing of the site with the sign-in form', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.text().catch(() => ''))));
    const boards = async () => (await Promise.all(scripts)).filter((text) => text.includes(BOARD)).length;
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    const of = async (words: RegExp) => (await Promise.all(scripts)).some((text) => words.test(text));
    // Of MUI's buttons the page's print styles tell.
    expect([scripts.length > 0, await of(/MuiButton(?!-root)|createBrowserRouter|QueryClient|ModuleFederation/)]).toEqual([true, false]);
    await signIn(page, demo.site.users[0]!);
    await expect(page.getByRole('heading', { name: 'Next locks' })).toBeVisible();
    expect([await of(/MuiButton(?!-root)/), await boards()]).toEqual([true, 0]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('tells each contest’s own facts as the server has them, and leads to what is to do', async () => {
    const [user] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await page.goto('/');
    const { contests } = await demo.site.call(user!, 'GET utils/home');
    expect(contests.data.map(({ contest }) => contest)).toContain('Football');
    const titles = new Map((await registeredRemotes(demo.site.url)).flatMap((remote) => Object.entries(remote.contests)));
    for (const { contest, note, state, action } of contests.data) {
      const title = titles.get(contest) ?? contest;
      // What needs the player says above how it stands.
      for (const text of action === '' ? [note, state] : [note])
        await expect(row(page, title).filter({ hasText: text }).first()).toBeVisible();
    }
    const open = contests.data.filter(({ action }) => action !== '');
    expect(open.length).toBeGreaterThan(0);
    const needs = page.getByRole('region', { name: 'Needs you' });
    if (open.length > 3) await needs.getByRole('button', { name: `${open.length - 3} more` }).click();
    await expect(needs.getByRole('listitem')).toHaveCount(open.length);
    const last = open.filter(({ contest }) => contest === 'Football').at(-1)!;
    await needs
      .getByRole('listitem')
      .filter({ hasText: `${last.entry}, ${last.pool}` })
      .getByRole('link', { name: /^Make pick/ })
      .click();
    await expect(page.getByText(last.pool).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe(new URL(last.action_href, page.url()).search);
    await expect(page.getByRole('button', { name: 'Submit Picks' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('fits a phone’s two screens with three needs, five in play and seven contests; a row opens its game there', async () => {
    const { page, complaints } = await openAs(demo, demo.site.users[0]!, { viewport: { width: 390, height: 844 } });
    await page.route('**/api/v1/utils/home*', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: DataOf<'GET utils/home'> };
      let needs = 0;
      const contests = data.contests?.data.slice(0, 7).map((row) => (row.action !== '' && ++needs > 3 ? { ...row, action: '' } : row));
      const cut = contests ? { ...data, contests: { data: contests }, live: { data: data.live.data.slice(0, 5) } } : data;
      await route.fulfill({ response: answer, json: { data: cut, ...rest } });
    });
    await page.goto('/');
    const now = page.getByRole('region', { name: 'Right now' });
    await expect(now.getByRole('listitem')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);

    const { live } = await demo.site.call(demo.site.users[0]!, 'GET utils/home');
    const pick = live.data.find(({ contest }) => contest === 'Football')!;
    await now.locator(`a[href="${pick.href}"]`).first().focus();
    await page.keyboard.press('Enter');
    const game = new URL(pick.href, demo.site.url).searchParams.get('game')!;
    const row = page.locator(`[data-game="${game}"]`);
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    // The same from the player's own picks.
    await page.getByRole('button', { name: 'My five' }).click();
    await page.locator(`#mine a[href$="game=${game}"]`).click();
    await expect(row).toBeFocused();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('still lists the contests when their facts cannot be read', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.route('**/api/v1/utils/home*', (route) => route.abort());
    await page.goto('/');
    await expect(row(page, 'Football')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Right now' })).toHaveCount(0);
    await page.unroute('**/api/v1/utils/home*');
    await expect(page.getByRole('region', { name: 'Right now' })).toBeVisible();
    await page.context().close();
  });
});
