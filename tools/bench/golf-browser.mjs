import { chromium } from 'playwright-core';
import { chromiumOptions, weigh } from './chromium.mjs';
import { signedInStorage } from './signed-in.mjs';
import { basic, BenchSite, caller } from './site.mjs';

const BOARD = '#leaders table';
/** Of these at least the first are in sight, so that they are up to date. */
const SEEN = '#mine, #rounds, #leaders';
const SLOWER = 4;
const STEPS = 7;
/** In so much time about 15 of the 66 golfers who are out finish a hole. */
const STEP_MS = 3 * 60_000;
const SETTLED_MS = 3_000;
const SCREENS = [
  { where: 'on a phone', viewport: { width: 390, height: 844 } },
  { where: 'at a desk', viewport: { width: 1440, height: 900 } },
];

/**
 * What golf costs a browser, in the demo's live round: the scripts of its first screen, and what an update of the board keeps the main thread busy.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function golfInBrowser() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  try {
    const storage = await signedInStorage(site.url);
    const first = await weigh(`${site.url}/`, { storage, ready: 'a[href="/golf"]', onward: { link: 'a[href="/golf"]', ready: BOARD } });
    const busy = [];
    for (const { where, viewport } of SCREENS) busy.push({ where, viewport, took: await updates(site, storage, viewport) });
    return [
      {
        what: "golf's first screen, JavaScript",
        value: first.scriptBytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 60,
        note: `${first.scripts} scripts, brotli, over the wire`,
      },
      ...busy.map(({ where, viewport, took }) => ({
        what: `an update of golf's board ${where}, ${SLOWER} times as slow, main thread`,
        value: took[took.length >> 1] ?? NaN,
        unit: 'ms',
        way: /** @type {const} */ ('at most'),
        bound: 50,
        note: `median of ${took.length} updates, live, ${viewport.width} px, CPU; largest ${(took.at(-1) ?? NaN).toFixed(0)} ms`,
      })),
    ];
  } finally {
    await site.stop();
  }
}

/**
 * Moves the clock, and says for how long the main thread worked beyond what it does anyway, smallest first.
 * @param {BenchSite} site @param {Record<string, string>} storage @param {{ width: number, height: number }} viewport
 */
async function updates(site, storage, viewport) {
  const desk = caller(site, basic('casey', 'poolhouse'));
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ viewport });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    await page.goto(`${site.url}/golf`);
    await page.locator(BOARD).first().waitFor({ timeout: 30_000 });
    const session = await context.newCDPSession(page);
    // CPU of the thread itself: the server works beside it when the clock moves, on the same cores.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(SETTLED_MS);
    const spent = async (/** @type {() => Promise<unknown>} */ act) => {
      const before = await tasks(session);
      await act();
      await page.waitForTimeout(SETTLED_MS);
      return (await tasks(session)) - before;
    };
    const { now } = await desk('GET practice/clock');
    let at = Date.parse(now);
    const found = [];
    for (let step = 0; found.length < STEPS; step += 1) {
      if (step === 3 * STEPS) throw new Error('the board was not updated');
      const text = (await page.locator(SEEN).allInnerTexts()).join();
      const idle = await spent(async () => {});
      at += STEP_MS;
      const busy = await spent(() => desk('POST practice/clock', { body: { now: new Date(at).toISOString(), rate: 0 } }));
      // What changes nothing in sight costs less than an update.
      if ((await page.locator(SEEN).allInnerTexts()).join() !== text) found.push(Math.max(0, busy - idle));
    }
    return found.sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

/** What the main thread has done so far, ms. @param {import('playwright-core').CDPSession} session */
async function tasks(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
