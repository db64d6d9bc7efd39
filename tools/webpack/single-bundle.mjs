/**
 * The whole site as one build without federation, from the same sources: the yardstick for what sharing costs. Nobody is
 * served this.
 */
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../run/command.mjs';
import { appConfig, compatibility } from './app-config.mjs';
import { readRemoteConfig } from './remote-config.mjs';

/** @param {string} file */
const standIn = (file) => join(root, 'tools/webpack/single-bundle', file);

/** The shell asks for a registry here as well; its remotes are all in the bundle. */
class BundledRegistry {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const bundled = { name: 'mf_football', version: '1.0.0', compatibility: compatibility(), entry: 'bundled.js', integrity: 'sha384-bundled', preload: [] };
    const registry = { remotes: [{ id: 'mf-football', ...bundled, ...readRemoteConfig(join(root, 'mf-football')) }] };
    compiler.hooks.thisCompilation.tap('BundledRegistry', (compilation) => {
      compilation.hooks.processAssets.tap('BundledRegistry', () => compilation.emitAsset('registry.json', new compiler.webpack.sources.RawSource(JSON.stringify(registry))));
    });
  }
}

/** @param {string} out folder for the files */
export function singleBundle(out) {
  const config = appConfig({ kind: 'single', dir: join(root, 'shell'), out });
  config.plugins?.push(
    new BundledRegistry(),
    new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, standIn('federation.ts')),
    new webpack.NormalModuleReplacementPlugin(/^\.\/entry-script$/, standIn('entry-script.ts')),
    new webpack.NormalModuleReplacementPlugin(/\/remotes\/provided$/, standIn('provided.ts')),
  );
  return config;
}
