import { chromium } from 'playwright-core';
import { lent } from '../run/lent.mjs';
import { launchOptions } from './chromium.mjs';
import { signedInStorage } from './signed-in.mjs';
import { basic, BenchSite, caller } from './site.mjs';

/** @type {{ watchDraws: () => void }} */
const { watchDraws } = lent('shared-ui/src/testing/watch-draws.ts');
const SECONDS = 10;
const SETTLED_MS = 2_000;

/** @typedef {import('playwright-core').Page} Page */

/**
 * What an open football board costs a browser: while nothing happens, and for one score.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  const storage = await signedInStorage(site.url);
  const browser = await chromium.launch(launchOptions);
  const board = openBoard(browser, site, storage);
  try {
    return [
      {
        what: 'football board in a browser while nothing happens, script a second',
        value: await idleScript(await board()),
        unit: 'ms',
        way: 'at most',
        bound: 1,
        note: `of ${SECONDS} s, countdown running`,
      },
      {
        what: 'components drawn for one score',
        value: await drawsOfScore(await board(watchDraws), site),
        unit: '',
        way: 'at most',
        bound: 80,
        note: 'football board at 1440 px, live',
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * Opens a football board each time.
 * @param {import('playwright-core').Browser} browser @param {BenchSite} site @param {Record<string, string>} storage
 * @returns {(before?: () => void) => Promise<Page>} `before` is put into the page before its scripts
 */
function openBoard(browser, site, storage) {
  return async (before) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    await page.goto(`${site.url}/football`);
    await page.locator('h1:has-text("Week")').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(SETTLED_MS);
    return page;
  };
}

/** @param {Page} page @returns {Promise<number>} ms a second */
async function idleScript(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
  };
  const before = await script();
  await page.waitForTimeout(SECONDS * 1000);
  return ((await script()) - before) / SECONDS;
}

/** @param {Page} page @param {BenchSite} site @returns {Promise<number>} */
async function drawsOfScore(page, site) {
  const draws = () => page.evaluate(() => /** @type {any} */ (window).__REACT_DEVTOOLS_GLOBAL_HOOK__.poolhouseDraws.names.splice(0).length);
  const call = await administrator(site);
  const { scores } = await call('GET football/pagedata');
  const live = scores.data.find((/** @type {any} */ game) => game.inProgress === 1);
  await draws();
  const score1 = (live.score1 ?? 0) + 3;
  await call('POST ad/set_game', { body: { id: live.ID, state: 'in_progress', score1, score2: live.score2 ?? 0 } });
  const game = page.getByRole('article', { name: `${live.team1} at ${live.team2}` });
  await game.getByText(String(score1), { exact: true }).waitFor();
  await page.waitForTimeout(500);
  return draws();
}

/** The first of the demo's users that an administrator's call accepts. @param {BenchSite} site */
async function administrator(site) {
  const { data } = await (await fetch(`${site.url}/api/v1/na/welcome`)).json();
  for (const { username } of data.demo.users) {
    const call = caller(site, basic(username, data.demo.password));
    const may = await call('GET practice/clock').then(
      () => true,
      () => false,
    );
    if (may) return call;
  }
  throw new Error('the demo has no administrator');
}
