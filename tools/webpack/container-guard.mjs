/** Stops a build whose options would break a federated container: its entry must be one self-contained script. */
export class ContainerGuard {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const faults = containerFaults(compiler.options);
    if (faults.length > 0) throw new Error(`This build would not load in the shell:\n  ${faults.join('\n  ')}`);
  }
}

/**
 * @param {{ optimization?: { runtimeChunk?: unknown, splitChunks?: unknown }, output?: { uniqueName?: string, publicPath?: unknown, library?: unknown } }} options
 * @returns {string[]}
 */
export function containerFaults({ optimization = {}, output = {} }) {
  const faults = [];
  if (optimization.runtimeChunk) faults.push('optimization.runtimeChunk: a separate runtime never reaches the shell; leave it off');
  const split = optimization.splitChunks;
  if (typeof split === 'object' && split !== null && 'chunks' in split && split.chunks !== 'async') {
    faults.push("optimization.splitChunks.chunks: the entry must not be split; only 'async' is possible");
  }
  if (!output.uniqueName) faults.push('output.uniqueName: two remotes would fetch each other\'s chunks; set it to the id');
  if (output.publicPath !== 'auto') faults.push("output.publicPath: must be 'auto', a release does not know its address");
  if (output.library) faults.push('output.library: the federation plugin names the container');
  return faults;
}
