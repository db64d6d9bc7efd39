import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import webpack from 'webpack';
import { root } from '../run/command.mjs';
import { appConfig } from './app-config.mjs';

/** The modules of each chunk of a part, as the shell's preset divides them; nothing is written. @param {readonly string[]} names */
function chunksOf(names) {
  const { optimization, ...config } = appConfig({ kind: 'shell', dir: join(root, 'shell') });
  const compiler = webpack({
    ...config,
    cache: false,
    optimization: { ...optimization, minimize: false, concatenateModules: false },
    plugins: [new webpack.DefinePlugin({ POOLHOUSE_SHARED: '{}', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' })],
  });
  compiler.hooks.shouldEmit.tap('nothing is written', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((trouble, stats) => {
      if (trouble || !stats) return reject(trouble ?? new Error('it was not built'));
      const { namedChunkGroups, chunkGraph } = stats.compilation;
      const chunks = new Set(names.flatMap((name) => namedChunkGroups.get(name)?.chunks ?? []));
      resolve([...chunks].map((chunk) => [...chunkGraph.getChunkModules(chunk)].map((module) => module.identifier())));
    });
  });
}

it('a board fetches each module of the kit once: its parts for boards and for screens have none twice', async () => {
  /** @type {string[][]} */
  const chunks = await chunksOf(['kit-board', 'kit-screen']);
  const modules = chunks.flat();
  assert.ok(modules.length > 100, 'the parts are built');
  assert.deepEqual(
    modules.filter((one, at) => modules.indexOf(one) !== at),
    [],
  );
});
