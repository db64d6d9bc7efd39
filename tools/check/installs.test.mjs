import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFor } from './installs.mjs';

const said = [
  '@esbuild/win32-x64 0.28.2',
  '@swc/core-win32-x64-msvc 1.16.18',
  '@node-rs/argon2-win32-x64-msvc 2.2.1',
  '@libsql/win32-x64-msvc 0.5.29',
]
  .map((one) => `add ${one}\n`)
  .join('');

test('what a system lacks is named, and what another one gets is not taken for it', () => {
  assert.deepEqual(missingFor({ os: 'win32', cpu: 'x64' }, said), []);
  assert.deepEqual(missingFor({ os: 'win32', cpu: 'x64' }, said.replace(/^add @libsql.*$/m, '')), ['libsql']);
  assert.deepEqual(missingFor({ os: 'linux', cpu: 'x64', libc: 'musl' }, said), ['esbuild', '@swc/core', '@node-rs/argon2', 'libsql']);
});

test('libsql has none for Windows on ARM', () => {
  assert.deepEqual(missingFor({ os: 'win32', cpu: 'arm64' }, said.replaceAll('x64', 'arm64').replace(/^add @libsql.*$/m, '')), []);
});
