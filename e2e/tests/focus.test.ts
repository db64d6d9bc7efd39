import type { Registry, SignedRegistry } from '@poolhouse/contract/remote';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { ringsAgain, tabThrough, type Stop } from '../support/focus';
import { signIn } from '../support/visit';

const MINUTES = 60_000;

/** Every address of the site that a player reaches: the shell's own, and what the remotes declare. */
async function addresses(url: string): Promise<string[]> {
  const { payload } = (await (await fetch(`${url}/registry.json`)).json()) as SignedRegistry;
  const { remotes } = JSON.parse(payload) as Registry;
  return ['/', '/accountsettings', ...remotes.flatMap(({ routes }) => routes.map(({ path }) => `/${path}`))];
}

/** Opens an address and waits until all that it shows has been read. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const signedOut = ['/', '/forgot'];

/** How the page looks when it is walked through, and the other ways in which each stop is then looked at. */
const WALKED = { colorScheme: 'light', forcedColors: 'none' } as const;
const AGAIN = [
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
] as const;

describe('the Tab key', () => {
  const demo = useDemo();

  it(
    'shows a ring at every stop of every address, in the light, in the dark and in forced colours',
    async () => {
      const { page: outside } = await openPage(demo.browser, demo.site.url, WALKED);
      const { page } = await openPage(demo.browser, demo.site.url, WALKED);
      const faults: string[] = [];
      let seen = 0;
      const judge = (path: string, look: string, stops: readonly Stop[]) => {
        for (const { what, width, contrast } of stops)
          if (width < 2 || contrast < 3) faults.push(`${path}, ${look}: ${what} ring of ${width} px, contrast ${contrast}`);
      };
      const walk = async (page: Page, path: string) => {
        const stops = await tabThrough(page);
        seen += stops.length;
        judge(path, 'light', stops);
        for (const [look, media] of AGAIN) {
          await page.emulateMedia(media);
          await page.waitForFunction((theme) => document.documentElement.getAttribute('data-theme') === theme, media.colorScheme);
          const again = await ringsAgain(page);
          // What the walk itself has closed is gone.
          expect(again.length).toBeGreaterThan(stops.length * 0.9);
          judge(path, look, again);
        }
        await page.emulateMedia(WALKED);
      };
      for (const path of signedOut) {
        await outside.goto(path);
        await outside.getByRole('textbox').first().waitFor();
        await walk(outside, path);
      }
      await outside.context().close();
      await signIn(page, await demo.site.admin());
      const routes = await addresses(demo.site.url);
      expect(routes.length).toBeGreaterThan(14);
      for (const path of routes) {
        await open(page, path);
        await walk(page, path);
      }
      expect(faults).toEqual([]);
      expect(seen).toBeGreaterThan(300);
      await page.context().close();
    },
    6 * MINUTES,
  );
});

describe("the reader's own colours", () => {
  const demo = useDemo();

  it('tell what is current, pressed or on from what is not', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { forcedColors: 'active' });
    await signIn(page, demo.site.users[0]!);
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/football');
    await page.getByRole('heading', { name: /Week \d+ Scores/ }).waitFor();
    for (const [chosen, other] of [
      ["nav[aria-label='Contest'] a[aria-current='page']", "nav[aria-label='Contest'] a:not([aria-current])"],
      ["nav[aria-label='Weeks'] a[aria-current='page']", "nav[aria-label='Weeks'] a:not([aria-current])"],
      ["header a[href='/football'].active", "header a[href='/footballwins']"],
    ] as const)
      expect(await ground(chosen)).not.toBe(await ground(other));
    await page.goto('/football/makepicks');
    await page.getByRole('button', { name: 'NCAA', exact: true }).waitFor();
    const pressed = "[role='group'][aria-label='Which games'] button[aria-pressed='true']";
    expect(await ground(pressed)).not.toBe(await ground("[role='group'][aria-label='Which games'] button[aria-pressed='false']"));
    await page.context().close();
  });
});
