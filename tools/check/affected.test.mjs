import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { affected } from './affected.mjs';

/** A house with two contests, each with its three places and a test on every side. */
const files = {
  'contract/src/index.ts': "export * from './golf'; export * from './golf-cards'; export * from './squares'; export * from './house';",
  'contract/src/golf.ts': '',
  'contract/src/golf-cards.ts': '',
  'contract/src/squares.ts': '',
  'contract/src/house.ts': '',
  'contract/src/golf.test.ts': "import './golf';",
  'server/src/app/rooms.ts': "import '../contests/golf/golf.routes'; import '../contests/squares/squares.routes';",
  'server/src/testing/site.ts': "import '../app/rooms'; import '@poolhouse/contract';",
  'server/src/app/app.test.ts': "import '../testing/site';",
  'server/src/app/serve.process.test.ts': '',
  'server/src/contests/index.ts': "import './golf/golf.routes'; import './squares/squares.routes';",
  'server/src/contests/plug.test.ts': "import './index';",
  'server/src/contests/golf/demo.test.ts': "import '../index';",
  'server/src/contests/squares/demo.test.ts': "import '../index';",
  'server/src/contests/golf/golf.routes.ts': "import './cut.rules'; import '@poolhouse/contract';",
  'server/src/contests/golf/cut.rules.ts': '',
  'server/src/contests/golf/cut.rules.test.ts': "import './cut.rules';",
  'server/src/contests/golf/golf.calls.test.ts': "import '../../testing/site';",
  'server/src/contests/squares/squares.routes.ts': '',
  'server/src/contests/squares/squares.calls.test.ts': "import '../../testing/site';",
  'shared-ui/src/index.ts': "export * from './tables/Table';",
  'shared-ui/src/tables/Table.tsx': '',
  'shared-ui/src/tables/Table.test.tsx': "import { Table } from './Table';",
  'mf-golf/remote.config.json': '{ "contests": { "Golf": "Golf" } }',
  'mf-golf/src/Board.tsx': "import type { Golf } from '@poolhouse/contract'; import '@poolhouse/shared-ui';",
  'mf-golf/src/Board.test.tsx': "import { Board } from './Board';",
  'mf-squares/remote.config.json': '{ "contests": { "Squares": "Squares" } }',
  'mf-squares/src/Board.tsx': '',
  'mf-squares/src/Board.test.tsx': "import './Board';",
  'e2e/tests/golf/board.test.ts': '',
  'e2e/tests/squares/board.test.ts': '',
  'e2e/tests/home.test.ts': '',
  'tools/run/run.mjs': '',
  'tools/run/run.test.mjs': "import { run } from './run.mjs';",
  'shared-ui/src/testing/stories.test.tsx': '',
  'server/src/admin/whose-thing.test.ts': "import '../testing/site';",
  'server/src/contests/golf/testing/walked.ts': '',
  'tools/lint/spec-checklist.test.mjs': '',
};
const root = mkdtempSync(join(tmpdir(), 'poolhouse-affected-'));
before(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
after(() => rmSync(root, { recursive: true }));
const of = (/** @type {string[]} */ ...changed) => affected(changed, root);

test('a contest’s rule: its own tests that reach it, also by way of the house, and its pages; nothing of others', () => {
  const { all, tests, browser, tools, leftOut } = of('server/src/contests/golf/cut.rules.ts');
  assert.equal(all, false);
  assert.deepEqual(tests.sort(), [
    'server/src/contests/golf/cut.rules.test.ts',
    'server/src/contests/golf/demo.test.ts',
    'server/src/contests/golf/golf.calls.test.ts',
  ]);
  assert.deepEqual([browser, tools], [['e2e/tests/golf/board.test.ts'], []]);
  assert.ok(leftOut.tests.includes('server/src/app/app.test.ts'));
});

test('what a contest tells the walk over all calls: that walk', () => {
  assert.deepEqual(of('server/src/contests/golf/testing/walked.ts').tests, ['server/src/admin/whose-thing.test.ts']);
});

test('a contest’s part of the contract: both its sides', () => {
  assert.ok(!of('contract/src/golf-cards.ts').tests.includes('server/src/app/app.test.ts'));
  const { tests } = of('contract/src/golf.ts');
  assert.deepEqual(tests.sort(), [
    'contract/src/golf.test.ts',
    'mf-golf/src/Board.test.tsx',
    'server/src/contests/golf/demo.test.ts',
    'server/src/contests/golf/golf.calls.test.ts',
  ]);
});

test('what plugs a contest in, and a remote’s own package, are that contest’s', () => {
  const list = 'server/src/contests/index.ts';
  const golf = affected(
    [list, 'package-lock.json', 'tsconfig.json', 'mf-golf/package.json', 'server/src/contests/golf/golf.routes.ts'],
    root,
    new Map([
      [list, ['golf']],
      ['package-lock.json', ['golf']],
      ['tsconfig.json', ['golf']],
    ]),
  );
  assert.equal(golf.all, false);
  assert.ok(golf.tests.includes('mf-golf/src/Board.test.tsx'));
  assert.ok(!golf.tests.includes('mf-squares/src/Board.test.tsx'));
  // Who reads the list: the house and this contest, not the others.
  const ofList = golf.tests.filter((test) => /(plug|demo)\.test/.test(test)).sort();
  assert.deepEqual(ofList, ['server/src/contests/golf/demo.test.ts', 'server/src/contests/plug.test.ts']);
  assert.deepEqual(golf.browser, ['e2e/tests/golf/board.test.ts']);
  assert.equal(of('package-lock.json').all, true);
  assert.equal(of('shared-ui/package.json').all, true);
});

test('the house and the kit: everything that reaches them, and all pages', () => {
  const house = of('server/src/app/rooms.ts');
  assert.deepEqual(house.leftOut.tests.sort(), [
    'contract/src/golf.test.ts',
    'mf-golf/src/Board.test.tsx',
    'mf-squares/src/Board.test.tsx',
    'server/src/contests/golf/cut.rules.test.ts',
    'server/src/contests/golf/demo.test.ts',
    'server/src/contests/plug.test.ts',
    'server/src/contests/squares/demo.test.ts',
    'shared-ui/src/tables/Table.test.tsx',
    'shared-ui/src/testing/stories.test.tsx',
  ]);
  assert.equal(house.browser.length, 3);
  const kit = of('shared-ui/src/tables/Table.tsx');
  // The catalogue's test reads stories by their names.
  const stories = 'shared-ui/src/testing/stories.test.tsx';
  assert.deepEqual(kit.tests.sort(), ['mf-golf/src/Board.test.tsx', 'shared-ui/src/tables/Table.test.tsx', stories]);
  assert.equal(kit.browser.length, 3);
});

test('a test alone runs itself; tools their tests; a text the checklist; what all hangs on everything', () => {
  assert.deepEqual(of('mf-golf/src/Board.test.tsx').tests, ['mf-golf/src/Board.test.tsx']);
  assert.deepEqual(of('mf-golf/src/Board.test.tsx').browser, []);
  assert.deepEqual(of('tools/run/run.mjs').tools, ['tools/run/run.test.mjs']);
  assert.deepEqual(of('docs/spec-checklist/golf.md').tools, ['tools/lint/spec-checklist.test.mjs']);
  const all = of('package-lock.json');
  assert.deepEqual([all.all, all.leftOut], [true, { tests: [], browser: [], tools: [] }]);
});
