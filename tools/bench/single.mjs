import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../webpack/build.mjs';
import { singleBundle } from '../webpack/single-bundle.mjs';
import { root } from './site.mjs';

/** Builds the same screens as one bundle. @returns {Promise<string>} its folder */
export async function buildSingle() {
  const folder = join(root, '.cache/single-bundle');
  rmSync(folder, { recursive: true, force: true });
  await compile(singleBundle(folder));
  return folder;
}
