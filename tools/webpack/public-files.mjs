import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Kept by browsers under this very address, and asked for again at each visit: a worker that moves is never replaced. */
const WORKER = 'sw.js';

/**
 * Files that the page itself names (mark, the script before the first paint), with a hash in the name like all others; and the
 * worker for notices, at the root, whence it may serve the whole site.
 * @param {string} dir an app's folder; its `public/` is read
 * @returns {{ name: string, asset: string, content: Buffer }[]}
 */
export function publicFiles(dir) {
  return readdirSync(join(dir, 'public'))
    .sort()
    .map((name) => {
      const content = readFileSync(join(dir, 'public', name));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
      const { name: stem, ext } = parse(name);
      return { name, asset: name === WORKER ? WORKER : `assets/${stem}.${hash}${ext}`, content };
    });
}

/** Puts an app's public files among its assets. */
export class PublicFiles {
  /** @param {string} dir */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.contextDependencies.add(join(this.dir, 'public'));
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const { asset, content } of publicFiles(this.dir)) compilation.emitAsset(asset, new sources.RawSource(content));
      });
    });
  }
}
