import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
/**
 * The one build preset for all apps. A remote's whole webpack.config.mjs is
 *   export default appConfig({ kind: 'remote', dir: import.meta.dirname });
 */
import federation from '@module-federation/enhanced/webpack';
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { COMPATIBILITY, inRange, isRemoteVersion } from '../run/contract.mjs';
import { Budget } from './budget.mjs';
import { CheckContest } from './check-contest.mjs';
import { ChunkIntegrity } from './chunk-integrity.mjs';
import { Compress } from './compress.mjs';
import { ContainerGuard } from './container-guard.mjs';
import { devServer } from './dev-server.mjs';
import { DoorBudget } from './door-budget.mjs';
import { HomeScreen } from './icons.mjs';
import { NoEval } from './no-eval.mjs';
import { shellPage } from './page.mjs';
import { PublicFiles } from './public-files.mjs';
import { refreshPlugins } from './refresh.mjs';
import { readRemoteConfig } from './remote-config.mjs';
import { RemoteDescription } from './remote-description.mjs';
import { kitVersion, sharedByRemote, sharedByShell, sharedModules } from './shared-modules.mjs';
import { ShellDescription } from './shell-description.mjs';
import { ShellFiles } from './shell-files.mjs';
import { exposedSlots } from './slots.mjs';
import { sourceResolution, sourceRules } from './source-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} AppOptions
 * @property {'shell' | 'remote' | 'single'} kind `single` is the whole site in one bundle, the yardstick for sharing's price
 * @property {string} dir the app's folder; its name is the app's id
 * @property {string} [out] where the files go; `dist` in the app's folder unless given
 * @property {boolean} [maps] hidden source maps
 * @property {Record<string, string>} [alias]
 */

/**
 * What several screens of a remote have in common is sent once from half of webpack's size on: a screen's icons and sections are less than
 * that, and would come along with each of them. What one screen alone draws with comes in its own file, from packages as well: each file
 * costs as much as its headers.
 */
const SPLIT_OF_REMOTE = /** @type {const} */ ({ chunks: 'async', minSize: 10_000, cacheGroups: { defaultVendors: false } });

/**
 * @param {AppOptions} options
 * @param {{ mode?: string, version?: string, out?: string }} [argv] webpack's command line, or what tools/webpack/build.mjs was told
 * @returns {import('webpack').Configuration}
 */
export function appConfig({ kind, dir, out = join(dir, 'dist'), maps = false, alias = {} }, argv = {}) {
  const production = (argv.mode ?? process.env.NODE_ENV ?? 'production') === 'production';
  const id = basename(dir);
  const name = id.replaceAll('-', '_');
  const isRemote = kind === 'remote';
  const hash = production ? '.[contenthash:10]' : '';
  const version = argv.version ?? versionOf(dir);
  // A remote's development server makes its page by itself (tools/dev).
  const refresh = !production && !isRemote;
  const plugins = isRemote
    ? remotePlugins({ dir, id, name, version, hash })
    : [new PublicFiles(dir), new HomeScreen(dir), shellPage(dir), ...(kind === 'shell' ? shellPlugins(version) : [])];
  return {
    name: id,
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: isRemote ? {} : { shell: join(dir, 'src/index.ts') },
    devtool: maps ? 'hidden-source-map' : production ? false : 'cheap-module-source-map',
    output: outputOf({ path: argv.out ?? out, name, hash, isRemote }),
    resolve: { ...sourceResolution, alias },
    module: { rules: sourceRules(production, { refresh }) },
    plugins: [...plugins, ...(production ? productionChecks(kind) : []), ...(refresh ? refreshPlugins() : [])],
    optimization: { minimizer: [minimizer()], chunkIds: 'deterministic', splitChunks: isRemote ? SPLIT_OF_REMOTE : SPLIT_OF_SHELL },
    cache: cacheOf(dir, `${kind}-${id}-${production ? 'production' : 'development'}`, production),
    performance: false,
    // The federation plugin warns of every publicPath 'auto', which is meant.
    infrastructureLogging: { level: isRemote ? 'error' : 'warn' },
    stats: 'errors-warnings',
    ...(refresh ? { devServer: devServer(dir) } : {}),
  };
}

/**
 * What a build leaves for the next one. The first of a clone leaves nothing: to write that takes as long as half of the build, while somebody
 * waits for a page, and most clones are built once.
 * @param {string} dir @param {string} name @param {boolean} production @returns {import('webpack').Configuration['cache']}
 */
const cacheOf = (dir, name, production) =>
  production && !existsSync(join(dir, 'dist'))
    ? false
    : {
        type: 'filesystem',
        cacheDirectory: join(root, '.cache/webpack'),
        name,
        buildDependencies: { preset: [fileURLToPath(import.meta.url)] },
      };

/** @param {{ path: string, name: string, hash: string, isRemote: boolean }} app @returns {import('webpack').Configuration['output']} */
const outputOf = ({ path, name, hash, isRemote }) => ({
  path,
  publicPath: isRemote ? 'auto' : '/',
  uniqueName: name,
  filename: `assets/[name]${hash}.js`,
  chunkFilename: `assets/[name]${hash}.js`,
  assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  chunkLoadTimeout: 120_000,
  crossOriginLoading: 'anonymous',
  clean: true,
  // A module that throws because a shared one did not come must run afresh when it is asked for again.
  strictModuleExceptionHandling: isRemote,
});

/**
 * What may be split into files that several parts of the page share. The parts of screens for work stay out of it: shared files would be cut
 * to their measure too, and players would fetch other files than without them.
 * @param {import('webpack').Chunk} chunk
 */
const splitOff = (chunk) => !chunk.canBeInitial() && chunk.name !== 'kit-desk';

/** Every board draws with both of them. @param {import('webpack').Chunk} chunk */
const ofBoards = (chunk) => chunk.name === 'kit-board' || chunk.name === 'kit-screen';

/** What both of a board's parts have in them comes once, beside them, however small it is: neither is fetched without the other. */
const SPLIT_OF_SHELL = /** @type {const} */ ({
  chunks: splitOff,
  cacheGroups: { boards: { chunks: ofBoards, minChunks: 2, minSize: 0, priority: 10, name: 'kit-boards' }, defaultVendors: false },
});

/** Players get what passes; `single` is for the measuring bench alone. @param {AppOptions['kind']} kind */
const productionChecks = (kind) => [
  ...(kind === 'single' ? [] : [new NoEval()]),
  new Compress(),
  ...(kind === 'remote' ? [new Budget()] : []),
];

/** @param {string} dir an app's folder */
const versionOf = (dir) => /** @type {string} */ (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version);

/** The shell is an ordinary build, which hands its modules to the federation runtime when a remote is wanted. @param {string} version */
function shellPlugins(version) {
  return [
    new webpack.DefinePlugin({
      POOLHOUSE_SHARED: JSON.stringify(sharedByShell()),
      // As the federation plugin sets them for a remote.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      ENV_TARGET: JSON.stringify('web'),
    }),
    new CheckContest(),
    new ShellFiles(),
    new DoorBudget(),
    new ShellDescription({ version, kit: kitVersion, compatibility: COMPATIBILITY, shared: sharedModules }),
  ];
}

/** @param {{ dir: string, id: string, name: string, version: string, hash: string }} remote */
function remotePlugins({ dir, id, name, version, hash }) {
  const config = readRemoteConfig(dir);
  if (!isRemoteVersion(version)) throw new Error(`${version} is no version; it must look like 1.4.0 or 1.4.0-beta.1`);
  if (!inRange(kitVersion, config.kit))
    throw new Error(`${id} is written for the kit ${config.kit}, but would be built with ${kitVersion}`);
  const shared = sharedByRemote(config.kit);
  const container = new federation.ModuleFederationPlugin({
    name,
    filename: `assets/remoteEntry${hash}.js`,
    exposes: { './routes': { import: './src/routes', name: 'routes' }, ...exposedSlots(config.slots) },
    shareStrategy: 'loaded-first',
    shared,
    manifest: true,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
  });
  return [
    new ContainerGuard(),
    container,
    new ChunkIntegrity(),
    new RemoteDescription({ id, name, version, compatibility: COMPATIBILITY, config, shared }),
  ];
}

function minimizer() {
  return new Minimizer({
    minify: Minimizer.swcMinify,
    extractComments: false,
    // swc has threads of its own; a process for it would load it once more.
    parallel: false,
    minimizerOptions: { ecma: 2022, module: false, compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
}
