import { contentFaults } from './container-contents.mjs';

/** Stops a build whose options or contents would break the page that a remote becomes part of. */
export class ContainerGuard {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    const faults = [...containerFaults(compiler.options), ...federationFaults(compiler.options)];
    if (faults.length > 0) throw new Error(`This build would not load in the shell:\n  ${faults.join('\n  ')}`);
    compiler.hooks.thisCompilation.tap('ContainerGuard', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ContainerGuard', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const fault of contentFaults(compilation)) compilation.errors.push(new WebpackError(fault));
      });
    });
  }
}

/**
 * @param {{ mode?: string, devtool?: unknown, optimization?: { runtimeChunk?: unknown, splitChunks?: unknown }, output?: { uniqueName?: string, publicPath?: unknown, library?: unknown, crossOriginLoading?: unknown } }} options
 * @returns {string[]}
 */
export function containerFaults({ devtool, optimization = {}, output = {} }) {
  const faults = [];
  if (optimization.runtimeChunk) faults.push('optimization.runtimeChunk: a separate runtime never reaches the shell; leave it off');
  const split = optimization.splitChunks;
  if (typeof split === 'object' && split !== null && 'chunks' in split && split.chunks !== 'async') {
    faults.push("optimization.splitChunks.chunks: the entry must not be split; only 'async' is possible");
  }
  if (!output.uniqueName) faults.push("output.uniqueName: two remotes would fetch each other's chunks; set it to the id");
  if (output.publicPath !== 'auto') faults.push("output.publicPath: must be 'auto', a release does not know its address");
  if (output.library) faults.push('output.library: the federation plugin names the container');
  if (output.crossOriginLoading !== 'anonymous')
    faults.push("output.crossOriginLoading: must be 'anonymous', or no browser could check scripts from another address");
  if (typeof devtool === 'string' && devtool.includes('eval'))
    faults.push('devtool: the page forbids eval; use source-map or hidden-source-map');
  return faults;
}

/** @param {{ plugins?: unknown[] }} options @returns {string[]} */
export function federationFaults({ plugins = [] }) {
  const containers = plugins.filter((plugin) => /** @type {{ name?: string }} */ (plugin)?.name === 'ModuleFederationPlugin');
  return containers.flatMap((plugin) => {
    const stated = /** @type {{ _options: Record<string, any> }} */ (plugin)._options;
    const faults = [];
    if (stated.shareStrategy !== 'loaded-first')
      faults.push("shareStrategy: must be 'loaded-first', or the shell would wait for every remote before it starts");
    if (Object.keys(stated.remotes ?? {}).length > 0)
      faults.push('remotes: are registered when the site runs, never when something is built');
    if (stated.dts !== false) faults.push('dts: types come from the contract package; leave it off');
    if (stated.experiments?.externalRuntime !== true) faults.push("experiments.externalRuntime: the federation runtime is the shell's");
    return faults;
  });
}
