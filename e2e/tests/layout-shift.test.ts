import type { Registry, SignedRegistry } from '@poolhouse/contract/remote';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { signIn } from '../support/visit';

/** A tenth of it is called good; a page of this site moves less than a third of that. */
const MOST = 0.03;
const MINUTES = 60_000;

/** Adds up what moves by itself, and names what moved. */
function watchShifts(): void {
  const seen = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const what = node instanceof Element ? `${node.tagName.toLowerCase()} '${node.textContent.trim().slice(0, 30)}'` : 'a text';
        seen.moved.push(`${entry.value.toFixed(3)} ${what} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const sizes = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
] as const;

describe('nothing moves while a page comes', () => {
  const demo = useDemo();

  /** Opens an address over a slow line, where each part comes by itself, and waits for all of it. */
  async function visit(page: Page, path: string): Promise<string[]> {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    // What a frame moved is told after the next one.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
    return sum > MOST ? [`${path} moves by ${sum.toFixed(3)}: ${moved.join('; ')}`] : [];
  }

  it.each(sizes)(
    'on %s',
    async (_size, options) => {
      const { page } = await openPage(demo.browser, demo.site.url, options);
      await page.addInitScript(watchShifts);
      const line = await page.context().newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 500_000,
        uploadThroughput: 100_000,
      });
      const faults = await visit(page, '/');
      await signIn(page, demo.site.users[0]!);
      await page.getByRole('heading', { name: 'Next locks' }).waitFor();
      const { payload } = (await (await fetch(`${demo.site.url}/registry.json`)).json()) as SignedRegistry;
      const { remotes } = JSON.parse(payload) as Registry;
      const paths = ['/', '/accountsettings', ...remotes.flatMap(({ routes }) => routes.map(({ path }) => `/${path}`))];
      for (const path of paths) faults.push(...(await visit(page, path)));
      expect(faults).toEqual([]);
      expect(paths.length).toBeGreaterThan(14);
      await page.context().close();
    },
    4 * MINUTES,
  );
});
