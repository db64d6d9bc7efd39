/** Writes `shell-files.json`: the shell's scripts and the fonts of every page, which a browser keeps for times without a network. */
export class ShellFiles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellFiles', (compilation) => {
      // When the names have their last hashes.
      compilation.hooks.processAssets.tap({ name: 'ShellFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const files = Object.keys(assets).filter((name) => /\.js$|-basic\.\w+\.woff2$/.test(name) && name.startsWith('assets/'));
        compilation.emitAsset('shell-files.json', new sources.RawSource(JSON.stringify(files.map((name) => `/${name}`))));
      });
    });
  }
}
