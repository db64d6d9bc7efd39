import { test } from '@playwright/test';
import { CHROMIUM } from './chromium';

/** Stands for all tests where there is no Chromium. */
test('the whole product in Chromium', () => {
  console.warn(`e2e skipped: no Chromium at ${CHROMIUM}. Install it (apt-get install chromium) or set CHROMIUM_PATH.`);
  test.skip(true, `needs Chromium at ${CHROMIUM}`);
});
