import { createHash } from 'node:crypto';
import { remoteFaults } from '../run/contract.mjs';
import { consumedBy, consumedRanges, fallbackScripts, scriptsOf } from './chunk-roles.mjs';
import { chunkOfSlot } from './slots.mjs';

/** Made from other files of the folder. */
const beside = /\.(br|gz|map)$/;

/** The chunk of a screen is named after its route: `football/makepicks` is in `football-makepicks`. @param {string} path */
const chunkOfRoute = (path) => path.replaceAll('/', '-');

/**
 * Writes `remote.json`: what the shell must know to draw links and routes, and to fetch and verify the remote's files, before any code
 * of the remote runs. A registry is made of these files.
 */
export class RemoteDescription {
  /**
   * @param {object} remote
   * @param {string} remote.id
   * @param {string} remote.name
   * @param {string} remote.version
   * @param {number} remote.compatibility
   * @param {import('./remote-config.mjs').RemoteConfig} remote.config
   * @param {ReturnType<typeof import('./shared-modules.mjs').sharedByRemote>} remote.shared
   */
  constructor(remote) {
    this.remote = remote;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      // Content hashes and minification are final only in the report stage; an earlier hash would not match the file.
      compilation.hooks.processAssets.tap({ name: 'RemoteDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        if (compilation.errors.length > 0) return;
        // The federation plugin's report for its own tools; no page asks for it.
        if (assets['mf-stats.json']) compilation.deleteAsset('mf-stats.json');
        const files = integrities(assets);
        const description = describe(compilation, this.remote, files);
        for (const { path } of description.routes) {
          if (scriptsOf(compilation, chunkOfRoute(path)) === null) {
            compilation.warnings.push(
              new WebpackError(
                `No script is named after the route ${path}, so the shell cannot fetch it ahead: import(/* webpackChunkName: "${chunkOfRoute(path)}" */ …)`,
              ),
            );
          }
        }
        for (const fault of remoteFaults(description)) compilation.errors.push(new WebpackError(`remote.json ${fault}`));
        compilation.emitAsset('remote.json', new sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }
}

/** @param {Record<string, import('webpack').sources.Source>} assets @returns {Record<string, string>} */
function integrities(assets) {
  const names = Object.keys(assets)
    .filter((name) => !beside.test(name))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      `sha256-${createHash('sha256')
        .update(assets[name]?.buffer() ?? '')
        .digest('base64')}`,
    ]),
  );
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {RemoteDescription['remote']} remote
 * @param {Record<string, string>} files
 * @returns {import('../../contract/src/remote.ts').RemoteDescription}
 */
function describe(compilation, { config, shared, ...named }, files) {
  const preload = scriptsOf(compilation, 'routes') ?? [];
  const further = (/** @type {string} */ path) =>
    (scriptsOf(compilation, chunkOfRoute(path)) ?? []).filter((file) => !preload.includes(file));
  const entry = Object.keys(files).find((file) => /^assets\/remoteEntry\..*js$/.test(file)) ?? '';
  return {
    ...named,
    ...config,
    routes: config.routes.map(({ path, title, reads }) => ({
      path,
      title,
      reads,
      preload: further(path),
      shared: consumedBy(compilation, chunkOfRoute(path)),
    })),
    slots: config.slots.map((slot) => ({
      ...slot,
      preload: scriptsOf(compilation, chunkOfSlot(slot)) ?? [],
      shared: consumedBy(compilation, chunkOfSlot(slot)),
    })),
    shared: consumedRanges(compilation, shared),
    entry,
    preload,
    fallback: fallbackScripts(compilation),
    files,
  };
}
