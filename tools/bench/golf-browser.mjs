import { chromium } from 'playwright-core';
import { launchOptions, weigh } from './chromium.mjs';
import { median } from './median.mjs';
import { signedInStorage } from './signed-in.mjs';
import { basic, BenchSite, caller } from './site.mjs';

const BOARD = '#leaders table';
/** Of these at least the first are in sight, so that they are up to date. */
const SEEN = '#mine, #rounds, #leaders';
const SLOWER = 4;
/** The same updates so many times over, the least of each: what else the machine does only adds. */
const PASSES = 3;
const STEPS = 8;
/** In so much time three to nine of the golfers who are out finish a hole, and thirty rows of the leaderboard change. */
const STEP_MS = 3 * 60_000;
/** Small updates before: a board is open for hours, and the browser compiles what draws it during the first dozen. */
const WARM_STEPS = 12;
const WARM_STEP_MS = 20_000;
const WARM_SETTLED_MS = 400;
const SETTLED_MS = 1_200;
const SCREENS = [
  { where: 'on a phone', viewport: { width: 390, height: 844 } },
  { where: 'at a desk', viewport: { width: 1440, height: 900 } },
];
/** @typedef {(typeof SCREENS)[number]} Screen */

/**
 * What golf costs a browser, in the demo's live round: the scripts of its first screen, and what an update of the board keeps the main thread busy.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function golfInBrowser() {
  const first = await onSite((site, storage) =>
    weigh(`${site.url}/`, { storage, ready: 'a[href="/golf"]', onward: { link: 'a[href="/golf"]', ready: BOARD } }),
  );
  /** @type {(rate: number) => Promise<number[][]>} updates by screen */
  const pass = (rate) =>
    onSite(async (site, storage) => {
      const found = [];
      for (const { viewport } of SCREENS) found.push(await updates(site, storage, viewport, rate));
      return found;
    });
  /** @type {number[][][]} */
  const passes = [];
  for (let n = 0; n < PASSES; n += 1) passes.push(await pass(1));
  const slowed = await pass(SLOWER);
  const slowing = await throttled();
  return [
    {
      what: "golf's first screen, JavaScript",
      value: first.scriptBytes / 1000,
      unit: 'kB',
      way: 'at most',
      bound: 60,
      note: `${first.scripts} scripts, brotli, over the wire`,
    },
    ...SCREENS.flatMap((screen, at) => {
      const least = Array.from({ length: STEPS }, (_, n) => Math.min(...passes.map((one) => one[at]?.[n] ?? NaN)));
      return figures(screen, seen(least), seen(slowed[at] ?? []), slowing);
    }),
  ];
}

/**
 * @param {Screen} screen @param {number[]} least ms at full speed @param {number[]} slowed ms @param {number} slowing what that makes of 1
 * @returns {import('./table.mjs').Figure[]}
 */
function figures({ where, viewport }, least, slowed, slowing) {
  return [
    {
      what: `an update of golf's board ${where}, ${SLOWER} times as slow, main thread`,
      value: SLOWER * median(least),
      unit: 'ms',
      way: 'at most',
      bound: 50,
      note: `${SLOWER} times the CPU at full speed; median of ${least.length} updates, live, ${viewport.width} px, each the least of ${PASSES}, after ${WARM_STEPS} small ones; largest ${(SLOWER * Math.max(...least)).toFixed(0)} ms`,
    },
    {
      what: 'the same, slowed by the browser itself, once',
      value: median(slowed),
      unit: 'ms',
      note: `median of ${slowed.length} updates; a known piece of work becomes ${slowing.toFixed(1)} times as slow by it; largest ${Math.max(...slowed).toFixed(0)} ms`,
    },
  ];
}

/**
 * Serves the demo's league anew, which begins at the same moment each time.
 * @template T @param {(site: BenchSite, storage: Record<string, string>) => Promise<T>} act
 */
async function onSite(act) {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  try {
    return await act(site, await signedInStorage(site.url));
  } finally {
    await site.stop();
  }
}

/**
 * Moves the clock, and says for how long the main thread worked, beyond what it does anyway, at each step; NaN where it changed nothing in sight.
 * @param {BenchSite} site @param {Record<string, string>} storage @param {{ width: number, height: number }} viewport @param {number} rate
 */
async function updates(site, storage, viewport, rate) {
  const desk = caller(site, basic('casey', 'poolhouse'));
  const browser = await chromium.launch(launchOptions);
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
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.waitForTimeout(2 * SETTLED_MS);
    const { now } = await desk('GET practice/clock');
    let at = Date.parse(now);
    const move = async (/** @type {number} */ by) => {
      at += by;
      await desk('POST practice/clock', { body: { now: new Date(at).toISOString(), rate: 0 } });
    };
    for (let step = 0; step < WARM_STEPS; step += 1) {
      await move(WARM_STEP_MS);
      await page.waitForTimeout(WARM_SETTLED_MS);
    }
    const found = await busyAt({ page, session, move });
    if (seen(found).length < STEPS / 2) throw new Error('the board was not updated');
    return found;
  } finally {
    await browser.close();
  }
}

/**
 * How long the main thread worked at each step, beyond what it does anyway.
 * @param {{ page: import('playwright-core').Page, session: import('playwright-core').CDPSession, move: (by: number) => Promise<void> }} board
 */
async function busyAt({ page, session, move }) {
  const spent = async (/** @type {() => Promise<unknown>} */ act) => {
    const before = await tasks(session);
    await act();
    await page.waitForTimeout(SETTLED_MS);
    return (await tasks(session)) - before;
  };
  const found = [];
  for (let step = 0; step < STEPS; step += 1) {
    const text = (await page.locator(SEEN).allInnerTexts()).join();
    const idle = await spent(async () => {});
    const busy = await spent(() => move(STEP_MS));
    // What changes nothing in sight costs less than an update.
    const changed = (await page.locator(SEEN).allInnerTexts()).join() !== text;
    found.push(changed ? Math.max(0, busy - idle) : NaN);
  }
  return found;
}

/** How much slower the browser's own throttle makes work of a known size, in turns with none. */
async function throttled() {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const took = { 1: /** @type {number[]} */ ([]), [SLOWER]: /** @type {number[]} */ ([]) };
    // The first are not counted: they are compiled.
    for (let turn = -PASSES; turn < 5 * PASSES; turn += 1)
      for (const [rate, times] of Object.entries(took)) {
        await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
        await page.waitForTimeout(100);
        const before = await tasks(session);
        await page.evaluate(work);
        if (turn >= 0) times.push((await tasks(session)) - before);
      }
    return median(took[SLOWER] ?? []) / median(took[1]);
  } finally {
    await browser.close();
  }
}

/** About as much as an update: objects read and written by name. */
function work() {
  /** @type {Record<string, number>} */
  const made = {};
  for (let n = 0; n < 100_000; n += 1) made[`k${n % 997}`] = (made[`k${(7 * n) % 997}`] ?? 0) + n;
  return made['k1'];
}

/** Those that changed something in sight. @param {number[]} values */
const seen = (values) => values.filter((value) => !Number.isNaN(value));

/** What the main thread has done so far, ms. @param {import('playwright-core').CDPSession} session */
async function tasks(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
