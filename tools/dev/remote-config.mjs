import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Budget } from '../webpack/budget.mjs';
import { Compress } from '../webpack/compress.mjs';
import { NoEval } from '../webpack/no-eval.mjs';

/** What looks at, or works on, the bytes that players get. */
const forPlayers = [Budget, Compress, NoEval];

/**
 * The remote's own build as it is for players, since it meets the shell of players: only readable, and neither packed nor weighed. The
 * last sound build stays while a source has a fault.
 * @param {string} dir the remote's folder
 * @param {string} version
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function remoteDevConfig(dir, version) {
  const { default: stated } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  /** @type {import('webpack').Configuration} */
  const config = typeof stated === 'function' ? stated({}, { mode: 'production', version, out: join(dir, 'dist-dev/remote') }) : stated;
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    output: { ...config.output, clean: false },
    plugins: config.plugins?.filter((plugin) => !forPlayers.some((kind) => plugin instanceof kind)),
    optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
    cache:
      typeof config.cache === 'object' && config.cache.type === 'filesystem'
        ? { ...config.cache, name: `${config.name}-dev` }
        : config.cache,
  };
}
