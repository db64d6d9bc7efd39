import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../webpack/build.mjs';
import { singleBundle } from '../webpack/single-bundle.mjs';

/** Builds the same screens as one bundle. @returns {Promise<string>} its folder, to be removed by the caller */
export async function buildSingle() {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-single-'));
  await compile(singleBundle(folder));
  return folder;
}
