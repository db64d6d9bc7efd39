/**
 * The whole site as one build without federation, from the same sources: the yardstick for what sharing costs. Nobody is
 * served this.
 */
import { join } from 'node:path';
import webpack from 'webpack';
import { apps } from '../run/build.mjs';
import { root } from '../run/command.mjs';
import { COMPATIBILITY, REGISTRY_PURPOSE } from '../run/contract.mjs';
import { appConfig } from './app-config.mjs';
import { readRemoteConfig } from './remote-config.mjs';

/** @param {string} file */
const standIn = (file) => join(root, 'tools/webpack/single-bundle', file);

const remotes = apps().filter((app) => app.startsWith('mf-'));

/** A module whose `routes` are those of every remote, by its id. */
function bundledRemotes() {
  const imports = remotes.map((id, i) => `import r${i} from ${JSON.stringify(join(root, id, 'src/routes.tsx'))};`);
  const code = `${imports.join('')}export const routes={${remotes.map((id, i) => `${JSON.stringify(id)}:r${i}`).join()}};`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The shell asks for a registry here as well; its remotes are all in the bundle. */
class BundledRegistry {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const registry = { purpose: REGISTRY_PURPOSE, number: 0, at: new Date(0).toISOString(), remotes: remotes.map(described) };
    compiler.hooks.thisCompilation.tap('BundledRegistry', (compilation) => {
      compilation.hooks.processAssets.tap('BundledRegistry', () =>
        compilation.emitAsset(
          'registry.json',
          new compiler.webpack.sources.RawSource(JSON.stringify({ payload: JSON.stringify(registry), signature: '' })),
        ),
      );
    });
  }
}

/** @param {string} id */
function described(id) {
  const { routes, ...stated } = readRemoteConfig(join(root, id));
  return {
    id,
    name: id.replaceAll('-', '_'),
    version: '1.0.0',
    compatibility: COMPATIBILITY,
    ...stated,
    routes: routes.map((route) => ({ ...route, preload: [] })),
    // What is compared are the screens.
    slots: [],
    shared: {},
    entry: 'bundled.js',
    files: { 'bundled.js': 'sha256-AAAA' },
    preload: [],
    base: `/remotes/${id}/1.0.0/`,
  };
}

/** @param {string} out folder for the files */
export function singleBundle(out) {
  const config = appConfig({ kind: 'single', dir: join(root, 'shell'), out });
  config.plugins?.push(
    new BundledRegistry(),
    new webpack.NormalModuleReplacementPlugin(/^bundled-remotes$/, (/** @type {{ request: string }} */ asked) => {
      asked.request = bundledRemotes();
    }),
    new webpack.NormalModuleReplacementPlugin(/(^\.|\/load)\/federation$/, standIn('federation.ts')),
    new webpack.NormalModuleReplacementPlugin(/^\.\/registry-key$/, standIn('registry-key.ts')),
    new webpack.NormalModuleReplacementPlugin(/(^\.|\/load)\/provided$/, standIn('provided.ts')),
  );
  return config;
}
