import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { packed } from './weight.mjs';

const compressible = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
/** Below this a compressed answer saves no packet. */
const SMALLEST = 1024;

/** The stages of a build that write the compressed files, and that may look at them. */
const PACKING = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
export const AFTER_PACKING = PACKING + 100;

/** Writes `.br` and `.gz` beside each text asset, so that the server never compresses a file while somebody waits. */
export class Compress {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Compress', stage: PACKING }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!compressible.test(name)) continue;
          const plain = source.buffer();
          if (plain.length < SMALLEST) continue;
          compilation.emitAsset(`${name}.br`, new sources.RawSource(packed(plain)));
          compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(plain, { level: 9 })));
        }
      });
    });
  }
}
