import type { Page } from '@playwright/test';
import { addresses, openAddress as open, routesOf } from '../support/addresses';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { ringsAgain, tabThrough } from '../support/focus';
import type { Stop } from '../support/ring';
import { shiftOf, watchShifts, withoutWaits } from '../support/shifts';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { inTurn } from '../support/turn';
import { signIn } from '../support/visit';

const MINUTES = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** How a page looks when it is walked through, and the other ways in which each stop is then looked at, by turns. */
const WALKED = { colorScheme: 'light', forcedColors: 'none' } as const;
const AGAIN = [
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
] as const;

/** Where an address is opened on a slow line, by turns: on a phone, or at a desk, where the Tab key then walks through it. */
const WHERE = ['phone', 'desk'] as const;
type Where = (typeof WHERE)[number];

/** Those whose turn it is to be opened there. */
const addressesOf = async (url: string, where: Where): Promise<string[]> =>
  (await addresses(url)).filter((_, place) => inTurn(WHERE, place).includes(where));

/** A slow line, on which each part comes by itself. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 500_000,
    uploadThroughput: 100_000,
  });
}

async function comesCalmly(page: Page, path: string, guest = false): Promise<string[]> {
  await open(page, path, guest);
  return shiftOf(page, path);
}

/** Were a read filled in otherwise than the screen does, both would ask. */
function otherThanOnce(asked: readonly string[], path: string, call: string): string[] {
  const same = asked.filter((url) => url.split('?')[0] === call);
  return same.length === 1 ? [] : [`${path} asks ${call} ${same.length} times: ${same.join(' ')}`];
}

test.describe('every address', () => {
  const demo = useDemo();

  test('comes on a phone without anything moving, and what its remote says that it reads first is asked once', async () => {
    test.setTimeout(4 * MINUTES);
    const { page } = await openPage(demo.browser, demo.site.url, PHONE);
    await page.addInitScript(watchShifts);
    await slowLine(page);
    const faults: string[] = [];
    faults.push(...(await withoutWaits(page, () => comesCalmly(page, '/', true))));
    await signIn(page, demo.site.users[0]!);
    await expect(page.getByRole('region', { name: 'Your contests' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(demo.site.url, '')));
    const stated = new Map((await routesOf(demo.site.url)).map(({ path, reads = [] }) => [`/${path}`, reads]));
    const paths = await addressesOf(demo.site.url, 'phone');
    const visit = async (path: string) => {
      asked.length = 0;
      const moved = await comesCalmly(page, path);
      const calls = (stated.get(path) ?? []).map((read) => `/api/v1/${read.split('?')[0]}`);
      return [...moved, ...calls.flatMap((call) => otherThanOnce(asked, path, call))];
    };
    for (const path of paths) faults.push(...(await withoutWaits(page, () => visit(path))));
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(7);
    expect(paths.flatMap((path) => stated.get(path) ?? []).length).toBeGreaterThan(paths.length / 4);
    await page.context().close();
  });

  /** Walks through a page with the Tab key, and counts the stops. */
  async function walk(page: Page, path: string, place: number, faults: string[]): Promise<number> {
    const judge = (look: string, stops: readonly Stop[]) => {
      for (const { what, width, contrast } of stops)
        if (width < 2 || contrast < 3) faults.push(`${path}, ${look}: ${what} ring of ${width} px, contrast ${contrast}`);
    };
    const stops = await tabThrough(page);
    judge('light', stops);
    for (const [look, media] of inTurn(AGAIN, place)) {
      await page.emulateMedia(media);
      await page.waitForFunction((theme) => document.documentElement.getAttribute('data-theme') === theme, media.colorScheme);
      const again = await ringsAgain(page);
      // What the walk itself has closed is gone.
      expect(again.length).toBeGreaterThan(stops.length * 0.9);
      judge(look, again);
    }
    await page.emulateMedia(WALKED);
    return stops.length;
  }

  test('comes at a desk without anything moving; the Tab key shows a ring at every stop, in the light, in the dark and in forced colours', async () => {
    test.setTimeout(6 * MINUTES);
    const { page } = await openPage(demo.browser, demo.site.url, WALKED);
    await page.addInitScript(watchShifts);
    await slowLine(page);
    const faults: string[] = [];
    let seen = 0;
    let place = 0;
    const come = async (path: string, guest = false) => {
      faults.push(...(await withoutWaits(page, () => comesCalmly(page, path, guest))));
      seen += await walk(page, path, (place += 1), faults);
    };
    for (const path of ['/#forgot', '/']) await come(path, true);
    await signIn(page, demo.site.users[0]!);
    await expect(page.getByRole('heading', { name: 'Next locks' })).toBeVisible();
    for (const path of await addressesOf(demo.site.url, 'desk')) await come(path);
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(150);
    await page.context().close();
  });

  test('shows a ring at what only an administrator sees as well', async () => {
    test.setTimeout(4 * MINUTES);
    const { page } = await openAs(demo, await demo.site.admin(), WALKED);
    const faults: string[] = [];
    // What administrators have besides stands on each contest's first screen, in the console, and where a draft or an auction is run.
    const first = (await addresses(demo.site.url)).filter((path) => !path.slice(1).includes('/'));
    let seen = 0;
    for (const [place, path] of [...first, '/bbauction/auction', '/footballwins/draft'].entries()) {
      await open(page, path);
      seen += await walk(page, path, place, faults);
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(200);
    await page.context().close();
  });
});

test.describe("the reader's own colours", () => {
  const demo = useDemo();

  test('tell what is current, pressed or on from what is not', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!, { forcedColors: 'active' });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/football');
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    for (const [chosen, other] of [
      ["nav[aria-label='Contest'] a[aria-current='page']", "nav[aria-label='Contest'] a:not([aria-current])"],
      ["nav[aria-label='Weeks'] a[aria-current='page']", "nav[aria-label='Weeks'] a:not([aria-current])"],
      ["header a[href='/football'].active", "header a[href='/footballwins']"],
    ] as const)
      expect(await ground(chosen)).not.toBe(await ground(other));
    await page.goto('/football/makepicks');
    await expect(page.getByRole('button', { name: 'NCAA', exact: true })).toBeVisible();
    const pressed = "[role='group'][aria-label='Which games'] button[aria-pressed='true']";
    expect(await ground(pressed)).not.toBe(await ground("[role='group'][aria-label='Which games'] button[aria-pressed='false']"));
    await page.context().close();
  });
});
