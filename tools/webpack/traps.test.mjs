/** The known traps of federation that the preset keeps a remote out of, seen in what it builds. The numbers are theirs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../run/command.mjs';
import { remoteFaults } from '../run/contract.mjs';
import { appConfig } from './app-config.mjs';
import { sharedByShell } from './shared-modules.mjs';
import { withTinyRemote } from './testing/tiny-remote.mjs';
import { packed } from './weight.mjs';

const json = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** @param {string} dir @param {'shell' | 'remote'} kind @returns {any} the federation plugin of a build */
const pluginOf = (dir, kind) =>
  appConfig({ kind, dir: join(root, dir) })
    .plugins?.map((plugin) => /** @type {any} */ (plugin))
    .find((plugin) => plugin.name === 'ModuleFederationPlugin');
/** @returns {Record<string, any>} what a remote's federation plugin was told */
const federation = () => pluginOf('mf-football', 'remote')._options;
/** What the page tells the runtime that its remotes share. */
const host = readFileSync(join(root, 'shell/src/remotes/load/runtime.ts'), 'utf8');

test('R1: webpack and the federation plugin are pinned to the very versions that work together', () => {
  const { dependencies } = json('tools/package.json');
  for (const name of ['webpack', '@module-federation/enhanced']) {
    assert.match(dependencies[name], /^\d+\.\d+\.\d+$/, name);
    assert.equal(json(`node_modules/${name}/package.json`).version, dependencies[name], name);
  }
  // The page's runtime is the one that the remotes' builds are written for.
  assert.equal(json('shell/package.json').dependencies['@module-federation/runtime-core'], dependencies['@module-federation/enhanced']);
  assert.equal(json('node_modules/@module-federation/runtime-core/package.json').version, dependencies['@module-federation/enhanced']);
});

test('R2, R3: nothing is loaded before it is wanted, and nobody names a remote while building', () => {
  assert.equal(federation().shareStrategy, 'loaded-first');
  assert.deepEqual(federation().remotes ?? {}, {});
  assert.match(host, /shareStrategy: 'loaded-first'/);
  assert.match(host, /remotes: \[\]/);
});

test('R7: what React is imported by is shared key by key; whole packages that could be imported deeply are not shared', () => {
  const keys = Object.keys(federation().shared);
  for (const key of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) assert.ok(keys.includes(key), key);
  assert.deepEqual(
    keys.filter((key) => key.startsWith('@mui') || key.endsWith('/')),
    [],
  );
});

test('R8: emotion is one on the page, the host’s', () => {
  for (const key of ['@emotion/react', '@emotion/styled']) {
    assert.equal(sharedByShell()[key]?.singleton, true);
    assert.equal(federation().shared[key].import, false);
  }
});

test('R10, R11: the shell is an ordinary build, which is eager in everything and exposes nothing; a remote is never eager', () => {
  assert.equal(pluginOf('shell', 'shell'), undefined);
  assert.deepEqual(
    Object.values(federation().shared).filter((/** @type {any} */ shared) => shared.eager),
    [],
  );
});

test('R17: types come from the contract package', () => {
  assert.equal(federation().dts, false);
});

test('a build of a remote', async (t) => {
  await withTinyRemote({}, async ({ read, names, description, warnings }) => {
    const scripts = names.filter((name) => name.endsWith('.js'));
    const code = scripts.map(read).join('\n');
    await t.test('describes itself without fault', () => {
      assert.deepEqual(remoteFaults(description), []);
      assert.equal(warnings, '');
    });
    await t.test('R11: carries no federation runtime, and its entry is small', () => {
      assert.ok(packed(Buffer.from(read(description.entry))).length < 8000);
      assert.match(read(description.entry), /_FEDERATION_RUNTIME_CORE/);
      assert.ok(!/FederationHost\b|class SharedHandler|SnapshotHandler/.test(code));
    });
    await t.test('R15: has a hash in every name, and one in the registry for every file', () => {
      for (const name of scripts) assert.match(name, /^assets\/[\w-]+\.[0-9a-f]{10}\.js$/);
      const plain = names.filter((name) => !/\.(br|gz)$/.test(name) && name !== 'remote.json');
      assert.deepEqual(Object.keys(description.files), plain);
    });
    await t.test('R17: ships no types', () =>
      assert.deepEqual(
        names.filter((name) => /types|\.d\.ts|\.zip/.test(name)),
        [],
      ),
    );
    await t.test('R18: has a chunk table of its own', () => assert.match(read(description.entry), /webpackChunkmf_tiny/));
    await t.test('R21: finds its files beside its entry, and evaluates no text', () => {
      assert.match(read(description.entry), /currentScript/);
      assert.ok(!/\beval\(|new Function\(/.test(code));
    });
    await t.test('R22: has no style sheet', () =>
      assert.deepEqual(
        names.filter((name) => name.includes('.css')),
        [],
      ),
    );
    await t.test('brings copies of nothing but the kit’s MUI groups, and counts them apart', () => {
      assert.ok(description.fallback?.length);
      const own = scripts
        .filter((name) => !description.fallback?.includes(name))
        .map(read)
        .join('\n');
      assert.ok(!own.includes('MuiButton'));
      assert.ok(!/__CLIENT_INTERNALS_DO_NOT_USE|QueryClient|createBrowserRouter|data-emotion/.test(code));
    });
    await t.test('says which modules it takes from the page, with the ranges', () => {
      assert.equal(description.shared['@poolhouse/shared-ui/board'], description.kit);
      assert.match(description.shared.react ?? '', /^\^\d+\.\d+\.\d+$/);
      assert.equal(description.shared['@poolhouse/shared-ui/device'], undefined);
    });
    await t.test('names the scripts of each screen', () => {
      assert.deepEqual(
        description.routes.map(({ preload }) => preload.map((file) => file.replace(/\.\w+\.js$/, ''))),
        [['assets/tiny'], ['assets/tiny-rules']],
      );
      assert.deepEqual(
        description.preload.map((file) => file.replace(/\.\w+\.js$/, '')),
        ['assets/routes'],
      );
    });
    await t.test('is compressed ahead', () =>
      assert.equal(brotliDecompressSync(packed(Buffer.from(read(description.entry)))).toString(), read(description.entry)),
    );
  });
});

test('a screen whose script is not named after its route is built, with a warning', () =>
  withTinyRemote(
    { files: { 'src/routes.tsx': "export default [{ path: 'tiny', lazy: () => import('./tiny') }];" } },
    ({ warnings, description }) => {
      assert.match(warnings, /No script is named after the route tiny\/rules.*webpackChunkName: "tiny-rules"/);
      assert.deepEqual(description.routes[1]?.preload, []);
    },
  ));

test('a remote that makes code of text is not built', async () => {
  await assert.rejects(
    withTinyRemote({ files: { 'src/rules.tsx': "export const Component = () => new Function('return 1')();" } }, () => undefined),
    /tiny-rules\.\w+\.js would evaluate text as code/,
  );
});
