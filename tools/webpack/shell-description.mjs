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
      compilation.hooks.finishModules.tap('ShellDescription', (modules) => {
        const provided = namedIn(modules);
        for (const { key } of this.shared)
          if (!provided.has(key))
            compilation.errors.push(
              new WebpackError(
                `The shell provides no ${key}, which remotes expect of it; name it in shell/src/remotes/load/shares.ts or provided.ts`,
              ),
            );
      });
      compilation.hooks.processAssets.tap({ name: 'ShellDescription', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        compilation.emitAsset('shell.json', new sources.RawSource(`${JSON.stringify(this.description, null, 2)}\n`));
      });
    });
  }
}

const PROVIDING = /[\\/]shell[\\/]src[\\/]remotes[\\/]load[\\/](shares|provided)\.ts$/;

/** What the modules that provide shared ones import. @param {Iterable<import('webpack').Module>} modules @returns {Set<string>} */
function namedIn(modules) {
  const named = new Set();
  for (const module of modules) {
    if (!PROVIDING.test(/** @type {{ resource?: string }} */ (/** @type {unknown} */ (module)).resource ?? '')) continue;
    const blocks = [module, ...module.blocks];
    for (const { dependencies } of blocks)
      for (const dependency of dependencies) named.add(/** @type {{ request?: string }} */ (/** @type {unknown} */ (dependency)).request);
  }
  return named;
}
