import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './command.mjs';
import { pathsIn } from './files.cjs';
import { npm, npmCall } from './npm.mjs';

const WINDOWS = { platform: 'win32', node: 'C:\\Program Files\\nodejs\\node.exe' };

test('npm is the one that started this, by Node itself, on Windows too', () => {
  const own = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  assert.deepEqual(npmCall(['ci'], { ...WINDOWS, own }), { command: WINDOWS.node, args: [own, 'ci'], shell: false });
  assert.deepEqual(
    npmCall(['ci'], { platform: 'linux', own: '/usr/lib/npm/bin/npm-cli.js', node: '/usr/bin/node' }).command,
    '/usr/bin/node',
  );
});

test('started otherwise, Windows finds its script with a shell, and no other package manager is taken for npm', () => {
  assert.deepEqual(npmCall(['ci'], { ...WINDOWS, own: '' }), { command: 'npm', args: ['ci'], shell: true });
  assert.deepEqual(npmCall(['ci'], { platform: 'darwin', own: '/opt/pnpm/bin/pnpm.cjs' }), { command: 'npm', args: ['ci'], shell: false });
});

test('it runs', async () => assert.match(await npm(['--version']), /^\d+\.\d+\.\d+/));

test('nothing else of the tools calls npm or npx, which Windows would not find', () => {
  const files = pathsIn(join(root, 'tools')).filter(
    (file) => /\.mjs$/.test(file) && !/node_modules|new-contest.template|\.test\.mjs$/.test(file),
  );
  const calls = files.filter((file) => /\b(run|spawn\w*|execFile\w*)\(\s*'np[mx]'/.test(readFileSync(join(root, 'tools', file), 'utf8')));
  assert.deepEqual(calls, []);
});
