/** But for the one call in the federation runtime that is reached under Node only. */
const evaluates = /(?<![.\w$])(eval\s*\(|Function\s*\((?!"callbacks",))/;

/** Stops a build whose scripts would make code of text: the page's security policy forbids that, so they would break there. */
export class NoEval {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NoEval', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'NoEval', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const found = evaluates.exec(source.source().toString());
          if (found)
            compilation.errors.push(
              new WebpackError(
                `${name} would evaluate text as code, which the page forbids: …${source
                  .source()
                  .toString()
                  .slice(found.index, found.index + 60)}…`,
              ),
            );
        }
      });
    });
  }
}
