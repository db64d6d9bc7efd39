import type { Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { keptOffline } from '../support/kept';
import { expect, test } from '../support/test';
import { openBoard, signIn } from '../support/visit';

/** Shares a text to the site, as another app of the phone does. @returns what the page then asks the server for */
async function share(page: Page, text: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate((shared) => {
    const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/shared', enctype: 'multipart/form-data' });
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: shared }));
    document.body.append(form);
    form.submit();
  }, text);
  await page.waitForURL('**/join*');
  return asked;
}

/** Runs in the page: what a browser does that is short of room. */
async function throwAway(): Promise<void> {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

test.describe('without a network', () => {
  const demo = useDemo();

  test('opens with the last board, says how old it is, and goes on to the screens of the contest', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { serviceWorkers: 'allow' });
    await signIn(page, demo.site.users[0]!);
    await openBoard(page);
    await keptOffline(page, demo.site.url);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Can't reach Poolhouse\. Showing/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Week \d+ Scores$/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Contest' }).getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Football Rules' })).toBeVisible();
    await expect(page.getByText("Can't reach Poolhouse. Check your connection and try again.").first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Contest' }).getByRole('link', { name: 'Board' }).click();
    await expect(page.getByRole('heading', { name: /^Week \d+ Scores$/ })).toBeVisible();
    // With the network the page asks by itself, and the button goes: it is pressed before.
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/Can't reach Poolhouse\. Showing/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/Can't reach Poolhouse\. Showing/)).toHaveCount(0);
    const asked = await share(page, `Come along: ${demo.site.url}/join#7QK4-M2VX-9DPA`);
    await expect(page.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
    expect(asked.filter((url) => /7QK4/.test(decodeURIComponent(new URL(url).search)))).toEqual([]);
    await page.context().close();
  });

  test('what the browser throws away costs nothing but the time to fetch it again', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { serviceWorkers: 'allow' });
    await signIn(page, demo.site.users[0]!);
    await openBoard(page);
    await keptOffline(page, demo.site.url);
    await page.evaluate(throwAway);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Week \d+ Scores$/ })).toBeVisible();
    await keptOffline(page, demo.site.url);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Can't reach Poolhouse\. Showing/)).toBeVisible();
    await page.context().close();
  });

  test('keeps nothing of a player who has signed out', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { serviceWorkers: 'allow' });
    await signIn(page, demo.site.users[0]!);
    await openBoard(page);
    await keptOffline(page, demo.site.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    const left = () => page.evaluate(async () => [(await caches.keys()).includes('poolhouse-pages'), localStorage.getItem('player')]);
    await expect(left()).resolves.toEqual([false, null]);
    await page.context().setOffline(true);
    await page.goto('/football');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await page.context().close();
  });

  test('can be put on a home screen: a manifest whose pictures come as they are said to be', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await page.goto('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await page.request.get(href!);
    expect(answer.headers()['content-type']).toMatch(/manifest\+json|application\/json/);
    const { display, icons } = (await answer.json()) as { display: string; icons: { src: string; sizes: string; type: string }[] };
    expect([display, icons.length]).toEqual(['standalone', 3]);
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    const size = (src: string) =>
      page.evaluate(async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
    for (const { src, sizes } of icons) expect(await size(src)).toBe(sizes);
    expect(await size(touch!)).toBe('180x180');
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(await size(preview!)).toBe('512x512');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
