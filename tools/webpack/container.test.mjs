/** What a remote's build refuses, each tried with a small remote that does it. The numbers are those of the known traps of federation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import federation from '@module-federation/enhanced/webpack';
import { containerFaults, ContainerGuard, federationFaults } from './container-guard.mjs';
import { withTinyRemote } from './testing/tiny-remote.mjs';

const sound = { output: { publicPath: 'auto', uniqueName: 'a', crossOriginLoading: 'anonymous' } };

test('sound options have no faults', () => assert.deepEqual(containerFaults(sound), []));

for (const [fault, options] of /** @type {const} */ ([
  ['runtimeChunk', { ...sound, optimization: { runtimeChunk: 'single' } }],
  ['splitChunks', { ...sound, optimization: { splitChunks: { chunks: 'all' } } }],
  ['uniqueName', { output: { ...sound.output, uniqueName: '' } }],
  ['publicPath', { output: { ...sound.output, publicPath: '/' } }],
  ['library', { output: { ...sound.output, library: { name: 'a', type: 'umd' } } }],
  ['crossOriginLoading', { output: { ...sound.output, crossOriginLoading: false } }],
  ['devtool', { ...sound, devtool: 'eval-source-map' }],
])) {
  test(`the guard names ${fault}`, () => {
    const faults = containerFaults(options);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', new RegExp(`^(optimization\\.|output\\.)?${fault}`));
  });
}

const federated = { name: 'a', shareStrategy: /** @type {const} */ ('loaded-first'), dts: false, experiments: { externalRuntime: true } };

for (const [fault, change] of /** @type {const} */ ([
  ['shareStrategy', { shareStrategy: 'version-first' }],
  ['remotes', { remotes: { golf: 'golf@/golf.js' } }],
  ['dts', { dts: true }],
  ['experiments.externalRuntime', { experiments: {} }],
])) {
  test(`the guard names ${fault} of the federation plugin`, () => {
    const faults = federationFaults({
      plugins: [new federation.ModuleFederationPlugin({ ...federated, ...change })],
    });
    assert.equal(faults.length, 1);
    assert.ok(faults[0]?.startsWith(fault));
  });
}

test('a container with sound options has no faults', () => {
  assert.deepEqual(federationFaults({ plugins: [new federation.ModuleFederationPlugin(federated)] }), []);
});

test('wrong options stop the build before it begins', async () => {
  await assert.rejects(
    withTinyRemote({ change: (config) => Object.assign(config.optimization ?? {}, { runtimeChunk: true }) }, () => undefined),
    /would not load in the shell:\n {2}optimization\.runtimeChunk/,
  );
});

/** @type {[trap: string, code: string, sentence: RegExp][]} */
const contents = [
  ['R7: a deep import of MUI', "export * from '@mui/material/Button';", /@mui\/material would be on the page twice/],
  ['R8: a second emotion cache', "export { default } from '@emotion/cache';", /@emotion\/cache would be on the page twice/],
  ['R22: a global style sheet', "import './rules.css';", /src\/rules\.css: a style sheet would reach every contest/],
  ['R23: a second Query', "export * from '@tanstack/react-query';", /@tanstack\/react-query would be on the page twice/],
  ['R24: a second router', "export * from 'react-router-dom';", /react-router(-dom)? would be on the page twice/],
  ['React by another path', "export * from 'react/compiler-runtime';", /react would be on the page twice/],
  [
    'the kit by its files',
    "export * from '../../node_modules/@poolhouse/shared-ui/src/session/context';",
    /@poolhouse\/shared-ui would be on the page twice/,
  ],
];

test('what must not stand in a remote is not built', async (t) => {
  const files = {
    'src/rules.css': 'body { color: red }',
    'src/rules.tsx':
      contents.map((_, i) => `import * as t${i} from './t${i}';`).join('') + `export default [${contents.map((_, i) => `t${i}`)}];`,
  };
  contents.forEach(([, code], i) => Object.assign(files, { [`src/t${i}.ts`]: code }));
  const change = (/** @type {import('webpack').Configuration} */ config) =>
    void config.module?.rules?.push({ test: /\.css$/, type: 'asset/source' });
  const said = await withTinyRemote({ files, change }, () => '').catch((trouble) => String(trouble));
  for (const [trap, , sentence] of contents) await t.test(trap, () => assert.match(said, sentence));
});

test('a style sheet does not even load without a change to the preset', async () => {
  await assert.rejects(
    withTinyRemote({ files: { 'src/rules.css': 'body { color: red }', 'src/rules.tsx': "import './rules.css';" } }, () => undefined),
    /rules\.css/,
  );
});

test('the guard is part of the preset', async () => {
  await withTinyRemote(
    { change: (config) => assert.ok(config.plugins?.some((plugin) => plugin instanceof ContainerGuard)) },
    () => undefined,
  );
});
