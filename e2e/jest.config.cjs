/** The whole product in Chromium: `npx jest -c e2e/jest.config.cjs`. Needs a built site (`npm run build`). */
const { existsSync } = require('node:fs');
const { transform } = require('../tools/jest/transform.cjs');

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const found = existsSync(chromium);
if (!found) console.warn(`e2e skipped: no Chromium at ${chromium}. Install it (apt-get install chromium) or set CHROMIUM_PATH.`);

module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  cacheDirectory: `${__dirname}/../.cache/jest`,
  testEnvironment: '<rootDir>/support/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/support/each-try.ts'],
  testMatch: found ? ['<rootDir>/tests/**/*.test.ts'] : [],
  passWithNoTests: !found,
  // Each file has a site and a browser of its own, and waits for either half of its time.
  maxWorkers: 3,
  testSequencer: '<rootDir>/support/longest-first.cjs',
  // Ends a test that hangs. A slow machine is no reason: what ran out of time goes on, beside its own second try as well.
  testTimeout: 240_000,
  globalSetup: found ? '<rootDir>/support/global-setup.ts' : undefined,
  globalTeardown: found ? '<rootDir>/support/global-teardown.ts' : undefined,
  moduleNameMapper: {
    '^@poolhouse/contract$': '<rootDir>/../contract/src/index.ts',
    '^@poolhouse/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
  },
  transform,
};
