/**
 * The one build preset for all apps. A remote's whole webpack.config.mjs is
 *   export default appConfig({ kind: 'remote', dir: import.meta.dirname });
 */
import federation from '@module-federation/enhanced/webpack';
import Minimizer from 'minimizer-webpack-plugin';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Compress } from './compress.mjs';
import { ContainerGuard } from './container-guard.mjs';
import { devServer } from './dev-server.mjs';
import { shellPage } from './page.mjs';
import { PublicFiles } from './public-files.mjs';
import { readRemoteConfig } from './remote-config.mjs';
import { RemoteDescription } from './remote-description.mjs';
import { sharedFor } from './shared-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * @typedef {object} AppOptions
 * @property {'shell' | 'remote' | 'single'} kind `single` is the whole site in one bundle, the yardstick for sharing's price
 * @property {string} dir the app's folder; its name is the app's id
 * @property {string} [out] where the files go; `dist` in the app's folder unless given
 * @property {boolean} [maps] hidden source maps
 * @property {Record<string, string>} [alias]
 */

/**
 * @param {AppOptions} options
 * @param {{ mode?: string }} [argv] webpack's command line
 * @returns {import('webpack').Configuration}
 */
export function appConfig({ kind, dir, out = join(dir, 'dist'), maps = false, alias = {} }, argv = {}) {
  const production = (argv.mode ?? process.env.NODE_ENV ?? 'production') === 'production';
  const id = basename(dir);
  const name = id.replaceAll('-', '_');
  const isRemote = kind === 'remote';
  const hash = production ? '.[contenthash:10]' : '';
  const plugins = isRemote ? remotePlugins(dir, id, name, hash, production) : [new PublicFiles(dir), shellPage(dir), ...(kind === 'shell' ? [shellFederation(name)] : [])];
  return {
    name: id,
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: isRemote ? {} : { shell: join(dir, 'src/index.ts') },
    devtool: maps ? 'hidden-source-map' : production ? false : 'cheap-module-source-map',
    output: {
      path: out,
      publicPath: isRemote ? 'auto' : '/',
      uniqueName: name,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: 120_000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'], alias },
    module: { rules: rules(production) },
    plugins: [...plugins, ...(production ? [new Compress()] : [])],
    optimization: { minimizer: [minimizer()], chunkIds: 'deterministic', ...(isRemote ? {} : { splitChunks: { chunks: 'async' } }) },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${kind}-${id}-${production ? 'production' : 'development'}`, buildDependencies: { preset: [fileURLToPath(import.meta.url)] } },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    ...(production ? {} : { devServer: devServer(kind, dir) }),
  };
}

/** @param {string} name */
function shellFederation(name) {
  return new federation.ModuleFederationPlugin({
    name,
    shareStrategy: 'loaded-first',
    shared: sharedFor('shell'),
    manifest: false,
    dts: false,
    runtimePlugins: [fileURLToPath(new URL('./provide-runtime.mjs', import.meta.url))],
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** @param {string} dir @param {string} id @param {string} name @param {string} hash @param {boolean} production */
function remotePlugins(dir, id, name, hash, production) {
  const config = readRemoteConfig(dir);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const container = new federation.ModuleFederationPlugin({
    name,
    filename: `assets/remoteEntry${hash}.js`,
    exposes: { './routes': { import: './src/routes', name: 'routes' } },
    shareStrategy: 'loaded-first',
    shared: sharedFor('remote'),
    manifest: true,
    dts: false,
    // Under webpack serve the page has no shell that could provide the runtime.
    experiments: { optimization: { target: 'web', disableSnapshot: true }, ...(production ? { externalRuntime: true } : {}) },
  });
  return [new ContainerGuard(), container, new RemoteDescription({ id, name, version, compatibility: compatibility(), config })];
}

/** The contract's number, read from its source so that a build needs no compiled contract. */
export function compatibility() {
  const source = readFileSync(join(root, 'contract/src/constants.ts'), 'utf8');
  const found = /COMPATIBILITY = (\d+)/.exec(source);
  if (!found) throw new Error('contract/src/constants.ts names no COMPATIBILITY');
  return Number(found[1]);
}

/** @param {boolean} production */
function rules(production) {
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic', development: !production } } },
    },
  };
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
    { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
  ];
}

function minimizer() {
  return new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, parallel: true, minimizerOptions: { ecma: 2022, module: false, compress: { passes: 2 }, mangle: true, format: { comments: false } } });
}
