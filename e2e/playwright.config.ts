/** The whole product in Chromium: `npx playwright test -c e2e [file]`. Needs a built site (`npm run build`). */
import { defineConfig } from '@playwright/test';
import { haveChromium, launchOptions } from './support/chromium';

/** A machine that runs other checks beside this one may take its time. */
const PATIENCE_MS = 45_000;

/** Files that take a minute and more; left to their names some would begin last, and one worker would wait for them alone. */
const LONG = /\/tests\/((new-contest|addresses|dev|one-file|release|remote-failures|release-elsewhere)|(.*\/)?looks)\.test\.ts$/;

export default defineConfig({
  testDir: './tests',
  outputDir: './results',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // A picture that is missing or changed fails; `npm run pictures` makes it anew.
  updateSnapshots: 'none',
  tsconfig: './tsconfig.json',
  globalSetup: haveChromium ? './support/global-setup.ts' : undefined,
  // Each file has a site of its own, and waits for either half of its time.
  workers: 3,
  // 0 shows each fault as it is.
  retries: process.env.POOLHOUSE_TEST_RETRY === '0' ? 0 : 1,
  // Ends a test that hangs. A slow machine is no reason: what ran out of time goes on, beside its own second try as well.
  timeout: 240_000,
  expect: { timeout: PATIENCE_MS },
  projects: haveChromium
    ? [
        { name: 'long', testMatch: LONG },
        { name: 'others', testIgnore: LONG },
      ]
    : [{ name: 'none', testDir: './support', testMatch: '**/no-chromium.ts' }],
  use: {
    launchOptions,
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: 'on-first-retry',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Answers that a test makes up do not reach a worker.
    serviceWorkers: 'block',
    contextOptions: {
      // A dot that pulses is drawn anew sixty times a second, on each open page, without a graphics card.
      reducedMotion: 'reduce',
    },
  },
});
