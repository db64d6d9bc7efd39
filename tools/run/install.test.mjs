import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { installedWith, lockedPackages } from '../pack/notices.mjs';
import { root } from './command.mjs';
import { pathsIn } from './files.cjs';
import { roomsThatRun } from './install.mjs';

/** Loaded by `npm run bench`, `dev`, `kit:face` and `lint` once their packages are there, and by tests alone. */
const LATE = [
  'tools/bench/browser.mjs: playwright-core',
  'tools/bench/chromium.mjs: playwright-core',
  'tools/bench/golf-browser.mjs: playwright-core',
  'tools/bench/long-board.mjs: playwright-core',
  'tools/bench/signed-in.mjs: playwright-core',
  'tools/bench/slow-phone.mjs: playwright-core',
  'tools/bench/what-if.mjs: playwright-core',
  'tools/dev/server.mjs: webpack-dev-server',
  'tools/kit/declarations.mjs: typescript',
  'tools/lint/calls.mjs: typescript',
  'tools/lint/counts-by-hand.mjs: typescript',
  'tools/lint/counts.mjs: typescript',
  'tools/lint/styles.mjs: typescript',
];

/** Packages that a file names at its beginning. @param {string} text */
const importedBy = (text) =>
  [...text.matchAll(/^import [^;]*?from '((?:@[\w.-]+\/)?[\w.-]+)[^']*';/gm)].flatMap(([whole, name = '']) =>
    /from '(\.|node:)/.test(whole) ? [] : [name],
  );

test('no command of the tools begins with a package that npm start alone has not installed', () => {
  const lock = lockedPackages();
  const rooms = roomsThatRun();
  for (const room of rooms) lock[room] = { ...lock[room], dependencies: { ...lock[room]?.dependencies, ...lock[room]?.devDependencies } };
  const there = new Set([...installedWith(lock, rooms)].map((place) => place.replace(/^.*node_modules\//, '')));
  const files = pathsIn(join(root, 'tools')).filter((file) => file.endsWith('.mjs') && !/node_modules|template|\.test\.mjs$/.test(file));
  const missing = files.flatMap((file) =>
    importedBy(readFileSync(join(root, 'tools', file), 'utf8'))
      .filter((name) => !there.has(name) && !name.startsWith('@poolhouse/'))
      .map((name) => `tools/${file}: ${name}`),
  );
  assert.ok(there.has('webpack') && files.length > 50);
  assert.deepEqual(missing, LATE);
});
