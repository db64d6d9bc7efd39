import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-types', 'dist-test', '.cache', '.git']);

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((item) => !skipped.has(item.name) && !item.name.endsWith('.tsbuildinfo'))
    .flatMap((item) => (item.isDirectory() ? filesOf(join(path, item.name)) : [join(path, item.name)]));
}

/**
 * One hash over the contents of files and folders; a checkout that only touches times changes nothing.
 * @param {string[]} inputs relative to the root
 * @param {string} [at]
 */
function fingerprint(inputs, at = root) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of inputs.flatMap((input) => filesOf(join(at, input))).sort()) {
    hash.update(file.slice(at.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Does work only when its inputs changed since it last succeeded, or when its result is gone.
 * @param {{ name: string, inputs: string[], results: string[], at?: string }} what paths relative to the root
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function whenStale({ name, inputs, results, at = root }, work) {
  const stamp = join(at, '.cache/stamps', name);
  const now = fingerprint(inputs, at);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now && results.every((file) => existsSync(join(at, file)));
  if (fresh) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
