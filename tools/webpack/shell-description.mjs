/** Writes `shell.json`: what a remote must fit to be released beside this shell. */
export class ShellDescription {
  /** @param {{ version: string, kit: string, compatibility: number, shared: import('./shared-modules.mjs').SharedModule[] }} shell kit: the version of shared-ui */
  constructor({ shared, ...shell }) {
    this.description = { ...shell, shared: Object.fromEntries(shared.map(({ key, version, tier }) => [key, { version, tier }])) };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellDescription', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellDescription', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        compilation.emitAsset('shell.json', new sources.RawSource(`${JSON.stringify(this.description, null, 2)}\n`));
      });
    });
  }
}
