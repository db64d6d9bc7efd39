const { readdirSync } = require('node:fs');

/** Unit and API tests of every room. Types are checked once by tsc, so ts-jest only transpiles. */
const source = {
  '^@poolhouse/contract$': '<rootDir>/../contract/src/index.ts',
  '^@poolhouse/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
  '^@poolhouse/shared-ui$': '<rootDir>/../shared-ui/src/index.ts',
  '^@poolhouse/shared-ui/(.*)$': '<rootDir>/../shared-ui/src/$1.ts',
};

/** Every remote that is there; a new one needs no line here. */
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));

const room = (name, browser) => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: browser ? `${__dirname}/tools/jest/browser-environment.cjs` : 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: { ...source, '\\.(css|woff2)$': `${__dirname}/tools/jest/empty-module.cjs` },
  setupFilesAfterEnv: browser ? [`${__dirname}/tools/jest/browser-setup.cjs`] : [],
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'node10',
          target: 'es2022',
          jsx: 'react-jsx',
          esModuleInterop: true,
          isolatedModules: true,
          ignoreDeprecations: '6.0',
        },
        diagnostics: false,
      },
    ],
  },
});

module.exports = {
  maxWorkers: 2,
  testTimeout: 15_000,
  projects: [room('contract'), room('server'), room('shared-ui', true), room('shell', true), ...remotes.map((name) => room(name, true))],
};
