/**
 * The walls of docs/architecture.md, and the habits that are this project's own. tools/lint/walls.test.mjs proves that each wall holds. What every
 * project asks of its code stands in .oxlintrc.syntax.json, which takes a second where this takes a minute; rules that ask the compiler what a
 * value is in .oxlintrc.json.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { countedByLot } from './tools/lint/counted-by-lot.mjs';
import { listsByHand } from './tools/lint/lists-by-hand.mjs';
import { machineTime } from './tools/lint/machine-time.mjs';
import { NO_WORDS, numbersByHand } from './tools/lint/numbers-by-hand.mjs';
import { pronouns } from './tools/lint/pronouns.mjs';

const HOST_ONLY = ['@mui/*', 'react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*', '@tanstack/*'];
const SERVER_ROOMS = ['poolhouse', 'poolhouse/*', '**/server/src/**'];
/** The contests that are there: each folder with a plug. */
const CONTESTS = readdirSync(new URL('server/src/contests', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(new URL(`server/src/contests/${one.name}/${one.name}.plug.ts`, import.meta.url)))
  .map(({ name }) => name);

/** One group of forbidden imports, with the sentence that a trespasser reads. */
const wall = (group, message) => ({ group, message });
const imports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

const otherApps = wall(
  ['mf-*', 'mf-*/**', '**/mf-*/**', 'shell', 'shell/**', '**/shell/src/**'],
  'An app never imports another app; what apps share lives in shared-ui.',
);
const noServer = wall(SERVER_ROOMS, 'The browser knows the server through the contract only.');
const kitOnly = wall(
  HOST_ONLY,
  'MUI, router and Query come through the kit (@poolhouse/shared-ui/…), or there would be two of them on the page.',
);
const noOwnCopies = wall(
  ['@emotion/*', '@module-federation/*'],
  'styled and keyframes come from @poolhouse/shared-ui/core; a second emotion would draw with another theme.',
);
const noStyleSheets = wall(
  ['*.css', '**/*.css', '*.scss', '**/*.scss'],
  'A style sheet reaches every contest on the page; use styled from @poolhouse/shared-ui/core.',
);
const noKysely = { ...wall(['kysely', 'libsql', 'pg'], 'SQL stands in *.store.ts, db/ and migrations only.'), allowTypeImports: true };
const noKit = wall(
  [
    '@poolhouse/shared-ui',
    '@poolhouse/shared-ui/**',
    '**/shared-ui/**',
    'react',
    'react-dom',
    'mf-*',
    'shell',
    '**/shell/**',
    '**/mf-*/**',
  ],
  'The server imports the contract, nothing of the browser.',
);

/** Calls that write although they are GETs, as the specification names them: a press makes them. */
const contract = new URL('contract/src/', import.meta.url);
const GET_WRITES = readdirSync(contract, { recursive: true })
  .filter((name) => String(name).endsWith('.ts'))
  .flatMap((name) => [...readFileSync(new URL(String(name), contract), 'utf8').matchAll(/^ {2}'GET ([^']+)': \{([^]*?)^ {2}\},/gm)])
  .filter(([, , endpoint = '']) => endpoint.includes('writes: true'))
  .map(([, name]) => name);

const zodInBrowser = {
  selector: "ImportDeclaration[source.value='@poolhouse/contract'][importKind!='type']",
  message:
    'Import types only; run-time values come from @poolhouse/contract/constants, /formats and /remote, so that zod stays out of the browser.',
};
const CALL = ':matches(CallExpression[callee.name="call"], CallExpression[callee.object.name="api"][callee.property.name="call"])';
const readsByHand = [
  `${CALL} > Literal:first-child[value=/^GET (?!(${GET_WRITES.join('|').replaceAll('/', '\\/')})$)/]`,
  `${CALL} > TemplateLiteral:first-child[quasis.0.value.raw=/^GET /]`,
  `${CALL}[arguments.0.type="Identifier"]`,
].map((selector) => ({
  selector,
  message: 'Reads go through useRead or usePageData: by hand a failure is lost, and a late answer stands under another question.',
}));
/** Numbers and lists, each written in one way. */
const textsByHand = [...numbersByHand, ...listsByHand, ...pronouns];
const DAY_PART =
  'CallExpression[callee.property.name=/^get(UTC)?(FullYear|Month|Date|Day)$/] > MemberExpression > NewExpression.object[callee.name="Date"]';
const daysByHand = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
  `${DAY_PART}[arguments.0.type=/^(MemberExpression|Literal|TemplateLiteral)$/]`,
].map((selector) => ({
  selector,
  message:
    'Days and times are written by the formats of the kit: a day without a time names another one west of Greenwich when it is taken for an instant.',
}));
/** The console, its tools, and what of a contest only those see who run it. */
const DESKS = ['mf-admin/src/**/*.{ts,tsx}', 'mf-*/src/**/admin/**/*.{ts,tsx}', 'mf-auction/src/{auctioneer,settings,setup}/**/*.{ts,tsx}'];
const fieldsByHand = ['JSXOpeningElement[name.name=/^(input|select|textarea)$/]', 'ImportSpecifier[imported.name="styled"]'].map(
  (selector) => ({
    selector,
    message:
      'Screens for work take fields, forms and MUI’s parts from @poolhouse/shared-ui/desk, with sx and its theme (docs/decisions/0150).',
  }),
);
/** The formats themselves. */
const DAY_FORMATS = ['shared-ui/src/formats/**'];
/** What reads beside them: the kit's own, what a press on older messages asks for, what watches and checks a log, and the door, which has no Query. */
const READ_DOORS = [
  'shared-ui/src/{page-data,read}/**',
  'shared-ui/src/actions/useAction.ts',
  'shared-ui/src/smack/useOlderSmack.ts',
  'shared-ui/src/proof/witness.ts',
  'shell/src/check/read-proof.ts',
  'shell/src/guest/useWelcome.ts',
];

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];
/** What is not shipped, beside the project's own tools: a test may be terse, and tell a story at length. */
const NOT_PRODUCT = [...TESTS, '**/*.test.{mjs,cjs}', '**/*.test-d.ts', '**/*.fixture.*', '**/replay/**'];
/** What tests of the whole product stand on: as short as a product's functions, as terse as a test about what is there. */
const E2E = 'e2e/**';
/** Backup and restore copy the engine's own file, below any query. */
const STORES = ['server/src/**/*.store.ts', 'server/src/**/migrations/**', 'server/src/ground/db/**', 'server/src/cli/*sqlite*.ts'];

/** Server files other than the ones that may speak SQL; a contest's files also keep out of other contests. */
const contestWalls = CONTESTS.map((contest) => {
  const others = CONTESTS.filter((other) => other !== contest);
  const apart = wall(
    others.flatMap((other) => [`**/${other}/**`, `../${other}/*`]),
    'A contest never imports another contest.',
  );
  return [
    { files: [`server/src/contests/${contest}/**/*.ts`], ignores: [...TESTS, ...STORES], rules: imports(noKit, apart, noKysely) },
    { files: [`server/src/contests/${contest}/**/*.store.ts`], rules: imports(noKit, apart) },
  ];
}).flat();

export default tseslint.config(
  // Templates of a new contest are linted, like all else, where they are generated to.
  {
    ignores: [
      'tools/new-contest/template/**',
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-*/**',
      '.cache/**',
      'data/**',
      'releases/**',
      'coverage/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { noInlineConfig: true },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-implied-eval': 'error',
      // Comments that switch a rule of oxlint off are refused here; those of this linter it does not listen to.
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'eslint-disable', 'oxlint-disable'], location: 'start' }],
    },
  },

  // Runs in the browsers that nothing else runs in: what they cannot read is a syntax error.
  { files: ['shell/public/old-browser.js'], languageOptions: { ecmaVersion: 5, sourceType: 'script' } },

  {
    files: ['**/*.test.{ts,tsx,mjs}'],
    plugins: { poolhouse: { rules: { 'counted-by-lot': countedByLot } } },
    rules: { 'poolhouse/counted-by-lot': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: NOT_PRODUCT,
    // From its first line to its last, whatever stands there: what is longer does more than its name says.
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: false, skipComments: false, IIFEs: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...NOT_PRODUCT, E2E],
    rules: {
      // `must(value, 'why')` says what was taken for granted.
      '@typescript-eslint/no-non-null-assertion': 'error',
      // More than four values in a row are told apart by their names.
      'max-params': ['error', 4],
    },
  },

  // contract: zod and itself.
  {
    files: ['contract/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      ...imports({ regex: '^(?!zod$|\\.)', message: 'The contract imports zod and itself.' }),
      'no-restricted-syntax': ['error', ...pronouns],
    },
  },
  {
    files: ['contract/src/{constants,formats,remote}.ts'],
    rules: imports({ regex: '.', message: 'The browser takes this file at run time; it imports nothing.' }),
  },

  // The browser.
  { files: ['shared-ui/src/**/*.{ts,tsx}'], rules: imports(noServer, otherApps) },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    rules: imports(noServer, kitOnly, wall(['mf-*', 'mf-*/**', '**/mf-*/**'], 'The shell meets remotes at run time only.')),
  },
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: imports(noServer, kitOnly, otherApps, noOwnCopies, noStyleSheets) },
  {
    files: ['shared-ui/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/*.test-d.ts'],
    rules: { 'no-restricted-syntax': ['error', zodInBrowser, ...readsByHand, ...daysByHand] },
  },
  {
    files: ['{shared-ui,shell,mf-*}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/*.test-d.ts', '**/*.fixture.{ts,tsx}', ...NO_WORDS],
    rules: { 'no-restricted-syntax': ['error', zodInBrowser, ...readsByHand, ...daysByHand, ...textsByHand] },
  },
  {
    files: DESKS,
    ignores: [...TESTS, '**/*.test-d.ts', '**/*.fixture.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', zodInBrowser, ...readsByHand, ...daysByHand, ...textsByHand, ...fieldsByHand] },
  },
  { files: READ_DOORS, rules: { 'no-restricted-syntax': ['error', zodInBrowser, ...daysByHand, ...textsByHand] } },
  { files: DAY_FORMATS, ignores: TESTS, rules: { 'no-restricted-syntax': ['error', zodInBrowser, ...readsByHand] } },

  // Most of these run the React compiler over the file, which takes most of the time of all rules: over those that draw, and not in
  // `npm test` over all of them.
  {
    files: ['shared-ui/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.rules.ts'],
    plugins: { 'react-hooks': hooks },
    rules: Object.fromEntries(
      Object.keys(process.env.POOLHOUSE_LINT_COMPILER === '0' ? {} : hooks.configs['recommended-latest'].rules).map((rule) => [
        rule,
        'error',
      ]),
    ),
  },

  // Tests of the whole product: the contract, and of the server what it lends to tests and the independent sums.
  {
    files: ['e2e/**/*.ts'],
    rules: imports(
      {
        regex: '(^poolhouse(/|$)|server/src/(?!(.*/)?(testing|replay)/))',
        message:
          'Tests of the whole product know the site by its address; of the server they import only what it lends to tests (testing/) and the sums that know nothing of it (replay/).',
      },
      otherApps,
      {
        regex: '(^@poolhouse/shared-ui|shared-ui/(?!src/testing/watch-draws$))',
        message: 'Tests of the whole product see what a player sees, not the kit.',
      },
    ),
  },

  // The server.
  { files: ['server/src/**/*.ts'], ignores: [...TESTS, ...STORES], rules: imports(noKit, noKysely) },
  { files: STORES, rules: imports(noKit) },
  ...contestWalls,
  {
    files: ['server/src/contests/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-globals': ['error', { name: 'WeakMap', message: 'A contest remembers by derive or ofOne of ground/memory.' }] },
  },
  {
    files: ['server/src/**/*.rules.ts'],
    ignores: TESTS,
    rules: imports({
      regex:
        '^(?!luxon$|@poolhouse/contract$|@poolhouse/contract/(constants|formats|rules|football-rules|golf-rules|underdogs-rules|chances)$|\\..*(\\.rules|\\.types|\\.constants|/constants|/types|/ground/must)(\\.js)?$)',
      allowTypeImports: true,
      message: 'Rules are pure: types, constants, other rules, must and luxon.',
    }),
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/ground/clock/**', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...machineTime] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/ground/**', '**/*.store.ts', '**/replay/**', ...TESTS, ...NO_WORDS],
    rules: { 'no-restricted-syntax': ['error', ...machineTime, ...textsByHand] },
  },
);
