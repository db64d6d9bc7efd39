import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A test of the whole product. */
export const test = base.extend<{ pagesClose: void }>({
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
