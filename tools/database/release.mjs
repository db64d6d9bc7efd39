import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { OUTSIDE } from '../../server/bin/compile.mjs';
import { root } from '../run/command.mjs';

/**
 * What of this release's code makes its database, compiled beside the program, which itself offers commands alone.
 * @returns {Promise<Pick<import('./keep.mjs').Release, 'openDatabase'> & { migrateSite: import('./keep.mjs').Release['migrate'] }>}
 */
export async function release() {
  const outfile = join(root, 'server/dist/database.cjs');
  await build({
    stdin: {
      contents: `export { openDatabase } from './ground/db/open'; export { migrateSite } from './app/migrate-site';`,
      resolveDir: join(root, 'server/src'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    external: OUTSIDE,
    logLevel: 'error',
  });
  return createRequire(import.meta.url)(outfile);
}
