import { AFTER_PACKING } from './compress.mjs';
import { overBudget, packed, weightOf } from './weight.mjs';

/** Stops the build of a remote that weighs more than its budget. */
export class Budget {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Budget', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Budget', stage: AFTER_PACKING }, (assets) => {
        const written = assets['remote.json'];
        if (!written) return;
        const description = JSON.parse(written.source().toString());
        const bytesOf = (/** @type {string} */ file) =>
          assets[`${file}.br`]?.size() ?? packed(assets[file]?.buffer() ?? Buffer.alloc(0)).length;
        for (const sentence of overBudget(description, weightOf(description, bytesOf))) compilation.errors.push(new WebpackError(sentence));
      });
    });
  }
}
