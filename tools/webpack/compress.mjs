import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
/** Below this a compressed answer saves no packet. */
const SMALLEST = 1024;

/** Writes `.br` and `.gz` beside each text asset, so that the server never compresses a file while somebody waits. */
export class Compress {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: 'Compress', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!compressible.test(name)) continue;
          const plain = source.buffer();
          if (plain.length < SMALLEST) continue;
          const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
          compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli));
          compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(plain, { level: 9 })));
        }
      });
    });
  }
}
