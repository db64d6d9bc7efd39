import { chromium } from 'playwright-core';
import { lent } from '../run/lent.mjs';

const QUIET_MS = 1_500;

/** As the tests in Chromium start it. @type {{ launchOptions: { executablePath: string, args: string[] } }} */
export const { launchOptions } = lent('e2e/support/chromium.ts');

/**
 * Opens a page with an empty cache and weighs the scripts that come over the wire until the page has gone quiet.
 * @param {string} url
 * @param {{ storage: Record<string, string>, ready: string, onward?: { link: string, ready: string } }} options what local storage holds, a selector that
 *   says the page stands, and a link to click on then: only what comes after the click is weighed
 * @returns {Promise<{ scriptBytes: number, scripts: number, requests: number, runs: number }>} `runs`: the share of the scripts' characters that ran
 */
export async function weigh(url, { storage, ready, onward }) {
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    const sum = await scriptsOver(await context.newCDPSession(page));
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    /** No script has come for a while; a live page's stream never ends, so that the line itself is never idle. */
    const quiet = async () => {
      for (let before = -1; before !== sum.scripts;) {
        before = sum.scripts;
        await page.waitForTimeout(QUIET_MS);
      }
    };
    await page.goto(url);
    await page.locator(ready).first().waitFor({ timeout: 30_000 });
    await quiet();
    if (onward) {
      Object.assign(sum, { scriptBytes: 0, scripts: 0, requests: 0 });
      await page.locator(onward.link).first().click();
      await page.locator(onward.ready).first().waitFor({ timeout: 30_000 });
      await quiet();
    }
    return { ...sum, runs: ranOf(await page.coverage.stopJSCoverage()) };
  } finally {
    await browser.close();
  }
}

/** Counts, from now on, what comes over the wire. @param {import('playwright-core').CDPSession} wire */
async function scriptsOver(wire) {
  await wire.send('Network.enable');
  /** @type {Map<string, string>} */
  const kinds = new Map();
  const sum = { scriptBytes: 0, scripts: 0, requests: 0 };
  wire.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.requests += 1;
    if (kinds.get(requestId) !== 'Script') return;
    sum.scripts += 1;
    sum.scriptBytes += encodedDataLength;
  });
  return sum;
}

/** @typedef {Awaited<ReturnType<import('playwright-core').Coverage['stopJSCoverage']>>[number]} Covered */

/** Which share of scripts ran: the innermost range in which a character stands says whether it did. @param {readonly Covered[]} scripts */
function ranOf(scripts) {
  let [ran, all] = [0, 0];
  for (const { source = '', functions } of scripts) {
    const runs = new Uint8Array(source.length).fill(1);
    const ranges = functions.flatMap((one) => one.ranges).sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
    for (const { startOffset, endOffset, count } of ranges) runs.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    ran += runs.reduce((sum, one) => sum + one, 0);
    all += source.length;
  }
  return ran / all;
}
