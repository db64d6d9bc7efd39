import { composed, composedOf } from '../check-contest/compose.mjs';

/** Where the contract says that it lies (`CHECK_SCRIPT_PATH`). */
const NAME = 'check-contest.mjs';

/** Puts the program that checks a contest's log among the shell's files, under an address that stays, and as somebody can read it. */
export class CheckContest {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CheckContest', (compilation) => {
      compilation.fileDependencies.addAll(composedOf());
      compilation.hooks.processAssets.tap({ name: 'CheckContest', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        // As if it were made small already: it is read by people.
        compilation.emitAsset(NAME, new sources.RawSource(composed()), { minimized: true });
      });
    });
  }
}
