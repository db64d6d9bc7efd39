import { test as base } from '@playwright/test';
import { CHROMIUM, haveChromium } from './chromium';

export { expect } from '@playwright/test';

/** A test of the whole product. */
export const test = base.extend<{ pagesClose: void }, { chromium: void }>({
  /** Where no Chromium is, each test is skipped, and nothing is started for it. */
  chromium: [
    async ({}, use) => {
      base.skip(!haveChromium, `needs Chromium at ${CHROMIUM}`);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  /** The pages that a test has opened are closed after it, also where it fails on its way. */
  pagesClose: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) {
        // An answer that is still held back by a test has nobody to go to.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }
    },
    { auto: true },
  ],
});
