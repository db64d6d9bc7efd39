const { readdirSync } = require('node:fs');
const { together } = require('./tools/jest/together.cjs');
const { transform } = require('./tools/jest/transform.cjs');

/** Unit and API tests of every room, compiled by ts-jest; tsc checks the types of all of them at once. */
const source = {
  '^@poolhouse/contract$': '<rootDir>/../contract/src/index.ts',
  '^@poolhouse/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
  '^@poolhouse/shared-ui$': '<rootDir>/../shared-ui/src/index.ts',
  '^@poolhouse/shared-ui/(.*)$': '<rootDir>/../shared-ui/src/$1.ts',
};

/** Every remote that is there; a new one needs no line here. */
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));
/** Tests that start the site's own program; they wait for processes more than they compute. */
const PROCESSES = '\\.process\\.test\\.ts$';

/**
 * `npm test` runs several files of a room in one; `npx jest` each by itself. POOLHOUSE_TOGETHER: a part of them as JSON, or empty for all whose
 * turn it is (POOLHOUSE_TEST_TURN).
 */
const { POOLHOUSE_TOGETHER: wanted, POOLHOUSE_TEST_TURN: turn } = process.env;
const files = (name) =>
  wanted === undefined
    ? { testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] }
    : {
        roots: [`${__dirname}/${name}`, `${__dirname}/.cache/together/${name}`],
        testMatch: together(__dirname, name, { not: new RegExp(PROCESSES), ...(wanted ? { some: JSON.parse(wanted) } : { turn }) }),
      };

const room = (name, { browser = false, setup = [], ...more } = {}) => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  cacheDirectory: `${__dirname}/.cache/jest`,
  globalSetup: `${__dirname}/tools/jest/run-folder.cjs`,
  globalTeardown: `${__dirname}/tools/jest/run-folder-removed.cjs`,
  testEnvironment: browser ? `${__dirname}/tools/jest/browser-environment.cjs` : 'node',
  ...files(name),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: { ...source, '\\.(css|woff2)(\\?basic)?$': `${__dirname}/tools/jest/empty-module.cjs` },
  setupFilesAfterEnv: [
    `${__dirname}/tools/jest/quiet-storages.cjs`,
    `${__dirname}/tools/jest/quiet-console.cjs`,
    ...(browser ? [`${__dirname}/tools/jest/browser-setup.cjs`] : []),
    ...setup,
  ],
  transform,
  // Packages that bring modules of the newer kind alone, which jest does not load.
  transformIgnorePatterns: ['/node_modules/(?!s3mini/)'],
  ...more,
});

const setup = [`${__dirname}/server/src/testing/watch-nesting.ts`];
const server = room('server', { setup });

module.exports = {
  maxWorkers: 2,
  // A worker that has run many files holds on to what they loaded; one that grew beyond this is started anew.
  workerIdleMemoryLimit: '1GB',
  // Ends a test that hangs. A slow machine is no reason: what ran out of time goes on beside the tests that follow.
  testTimeout: 120_000,
  projects: [
    room('contract'),
    { ...server, testPathIgnorePatterns: [...server.testPathIgnorePatterns, PROCESSES] },
    room('server', {
      setup,
      displayName: 'processes',
      testMatch: ['<rootDir>/src/**/*.process.test.ts'],
      globalSetup: `${__dirname}/tools/jest/compiled-server.cjs`,
    }),
    room('shared-ui', { browser: true }),
    room('shell', { browser: true }),
    ...remotes.map((name) => room(name, { browser: true })),
  ],
};
