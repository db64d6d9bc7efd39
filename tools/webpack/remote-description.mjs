import { createHash } from 'node:crypto';

/**
 * Writes `remote.json`: what the shell must know to draw links and routes, and to fetch and verify the entry, before any code
 * of the remote runs. A registry is made of these files.
 */
export class RemoteDescription {
  /** @param {{ id: string, name: string, version: string, compatibility: number, config: import('./remote-config.mjs').RemoteConfig }} remote */
  constructor(remote) {
    this.remote = remote;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { id, name, version, compatibility, config } = this.remote;
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      // Content hashes and minification are final only in the report stage; an earlier hash would not match the file.
      compilation.hooks.processAssets.tap({ name: 'RemoteDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const entry = Object.keys(assets).find((file) => /^assets\/remoteEntry\..*\.js$/.test(file));
        if (!entry) {
          compilation.errors.push(new compiler.webpack.WebpackError('The build made no remoteEntry'));
          return;
        }
        const integrity = `sha384-${createHash('sha384').update(assets[entry].buffer()).digest('base64')}`;
        const description = { id, name, version, compatibility, ...config, entry, integrity, preload: exposedChunks(compilation) };
        compilation.emitAsset('remote.json', new sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
      });
    });
  }
}

/**
 * The scripts that the exposed module needs first; the shell fetches them while it fetches the entry.
 * @param {import('webpack').Compilation} compilation
 */
function exposedChunks(compilation) {
  const files = new Set();
  for (const chunk of compilation.chunks) {
    if (chunk.name !== 'routes') continue;
    for (const group of chunk.groupsIterable) for (const file of group.getFiles()) if (file.endsWith('.js')) files.add(file);
  }
  return [...files].sort();
}
