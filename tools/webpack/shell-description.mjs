/** Writes `shell.json`: what a remote must fit to be released beside this shell. */
export class ShellDescription {
  /**
   * @param {{ version: string, kit: string, compatibility: number, shared: import('./shared-modules.mjs').SharedModule[] }} shell kit: the version of shared-ui
   */
  constructor({ shared, ...shell }) {
    this.shared = shared;
    this.description = { ...shell, shared: Object.fromEntries(shared.map(({ key, version, tier }) => [key, { version, tier }])) };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellDescription', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellDescription', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        // Remotes bring no copy of these along.
        const provided = new Set(
          [...compilation.modules]
            .filter(({ type }) => type === 'provide-module')
            .map((module) => /** @type {{ _name: string }} */ (/** @type {unknown} */ (module))._name),
        );
        for (const { key, tier } of this.shared) {
          if (tier === 'host' && !provided.has(key))
            compilation.errors.push(
              new WebpackError(`The shell provides no ${key}, which remotes expect of it; name it in shell/src/remotes/load/provided.ts`),
            );
        }
        compilation.emitAsset('shell.json', new sources.RawSource(`${JSON.stringify(this.description, null, 2)}\n`));
      });
    });
  }
}
