import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';

/** A phone of a few years ago on a crowded line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU = 4;
const SETTLED_MS = 2_000;

/** Put into a page before its scripts. */
function watchPaint() {
  const seen = { painted: 0, moved: 0 };
  Object.assign(window, { poolhousePaint: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) if (!entry.hadRecentInput) seen.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @typedef {{ stood: number, painted: number, moved: number, again: number }} SlowVisit ms until the page stood, ms to the largest paint, sum of layout shifts, ms until it stood the next time */

/**
 * First visits with an empty cache, as a slow phone sees them, each of the pages once a round.
 * @param {readonly { url: string, ready: string }[]} pages ready: a selector that says the page stands
 * @param {{ storage: Record<string, string>, rounds: number }} options storage: what local storage holds
 * @returns {Promise<SlowVisit[][]>} by page and round
 */
export async function visitSlowly(pages, { storage, rounds }) {
  const browser = await chromium.launch(launchOptions);
  /** @type {SlowVisit[][]} */
  const seen = pages.map(() => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, { url, ready }] of pages.entries()) {
        const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, hasTouch: true });
        await context.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, storage);
        await context.addInitScript(watchPaint);
        const page = await slowPage(context);
        await page.goto(url);
        await page.locator(ready).first().waitFor({ timeout: 60_000 });
        const stood = await page.evaluate(() => performance.now());
        await page.waitForTimeout(SETTLED_MS);
        const painted = await page.evaluate(() => /** @type {any} */ (window).poolhousePaint);
        await page.close();
        seen[i]?.push({ stood, ...painted, again: await standsAfter(context, { url, ready }) });
        await context.close();
      }
    }
    return seen;
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright-core').BrowserContext} context */
async function slowPage(context) {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return page;
}

/** Another visit of the same phone, which has the files. @param {import('playwright-core').BrowserContext} context @param {{ url: string, ready: string }} to */
async function standsAfter(context, { url, ready }) {
  const page = await slowPage(context);
  await page.goto(url);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  return page.evaluate(() => performance.now());
}
