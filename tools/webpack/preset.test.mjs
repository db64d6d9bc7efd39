import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';
import { appConfig } from './app-config.mjs';
import { publicFiles } from './public-files.mjs';
import { kitVersion, sharedByRemote, sharedByShell, sharedModules } from './shared-modules.mjs';

const sound = {
  title: 'Golf',
  owner: 'Golf team',
  contests: { Golf: 'Golf' },
  routes: [
    { path: 'golf', title: 'Golf' },
    { path: 'golf/makepicks', title: 'Golf picks' },
  ],
  api: ['golf'],
  kit: '^1.0.0',
};

/** For tests, and for the shell's page of a check alone. */
const NOT_SHARED = ['./testing', './proof'];

test('every entry of the kit is shared, but the one for tests and the one for the shell alone', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared-ui/package.json'), 'utf8'));
  const entries = Object.keys(exports)
    .filter((key) => !NOT_SHARED.includes(key))
    .map((key) => `@poolhouse/shared-ui${key.slice(1)}`);
  for (const entry of entries)
    assert.ok(
      sharedModules.some(({ key }) => key === entry),
      `${entry} is not shared`,
    );
});

const inShell = sharedByRemote('^1.0.0');

test('what keeps state or a React context is the host’s alone, MUI is not', () => {
  for (const shared of [sharedByShell(), inShell]) {
    for (const key of [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@emotion/react',
      '@emotion/styled',
      '@poolhouse/shared-ui',
      '@poolhouse/shared-ui/board',
      '@poolhouse/shared-ui/router',
    ]) {
      assert.equal(shared[key]?.singleton, true, key);
    }
    for (const key of ['core', 'forms', 'data']) assert.equal(shared[`@poolhouse/shared-ui/${key}`]?.singleton, false, key);
  }
});

test('a remote is never eager, and brings no copy of what is the host’s into a shell', () => {
  for (const { key, tier } of sharedModules) {
    assert.equal(inShell[key]?.eager, false, key);
    assert.equal(inShell[key]?.import, tier === 'host' ? false : undefined, key);
  }
});

test('a remote takes any host kit in its range, and a version of everything else that is at least what it was built with', () => {
  const shared = sharedByRemote('^0.9.0');
  for (const { key, tier, version } of sharedModules) {
    assert.equal(shared[key]?.requiredVersion, tier === 'host' && key.startsWith('@poolhouse/') ? '^0.9.0' : `^${version}`, key);
  }
});

test('nothing is shared that would defeat tree-shaking', () => {
  assert.deepEqual(
    sharedModules.filter(({ key }) => /^@mui|react-router|@tanstack|lucide/.test(key)),
    [],
  );
});

test('a script may take two minutes to come', () => {
  assert.equal(appConfig({ kind: 'remote', dir: join(root, 'mf-football') }).output?.chunkLoadTimeout, 120_000);
});

/** @param {object} config what stands in remote.config.json @param {string} [version] */
function configured(config, version) {
  const dir = mkdtempSync(join(tmpdir(), 'poolhouse-remote-'));
  try {
    mkdirSync(join(dir, 'src'));
    writeFileSync(join(dir, 'package.json'), '{"version":"1.0.0"}');
    writeFileSync(join(dir, 'remote.config.json'), JSON.stringify(config));
    return appConfig({ kind: 'remote', dir }, { version });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a remote with a fault in its description is not built', () => {
  assert.throws(() => configured({ ...sound, title: '' }), /remote\.config\.json\n {2}title/);
});

test('a remote for another kit than the one here is not built', () => {
  const [major = 0] = kitVersion.split('.').map(Number);
  assert.throws(() => configured({ ...sound, kit: `^${major + 1}.0.0` }), /is written for the kit/);
});

test('a version that is none is not built', () => {
  assert.throws(() => configured(sound, '../../1.0.0'), /is no version/);
});

test('the shell’s public files have a hash in their names, but its worker keeps its name and its place', () => {
  const names = publicFiles(join(root, 'shell')).map(({ asset }) => asset);
  assert.ok(names.includes('sw.js'), names.join(' '));
  for (const name of names.filter((name) => name !== 'sw.js')) assert.match(name, /^assets\/[\w-]+\.[0-9a-f]{10}\.\w+$/);
});
