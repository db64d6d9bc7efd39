import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundle leaves outside: native code, and what only a passkey loads. The package depends on these, and on what is read as a file. */
export const OUTSIDE = ['libsql', '@node-rs/argon2', 'pg-native', '@simplewebauthn/server'];

/**
 * Compiles contract and server, then puts the program into one file: every command begins by loading all of it, and one file loads in half
 * of the time of 2,000.
 * @param {string} root of the project
 * @param {{ whole?: boolean }} [options] `whole`: with no regard to what was compiled before
 * @returns {Promise<string | null>} null when it went well, else what the compiler said
 */
export async function compile(root, { whole = false } = {}) {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const words = [compiler, '-b', 'contract', 'server', ...(whole ? ['--force'] : [])];
  const ended = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  if (ended.status !== 0) return `${ended.stdout ?? ''}${ended.stderr ?? ''}`;
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'server/dist/cli/main.js')],
    outfile: join(root, 'server/dist/poolhouse.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: OUTSIDE,
    sourcemap: 'linked',
    keepNames: true,
    logLevel: 'error',
  });
  return null;
}

/** @param {string} root of the project */
export const canCompile = (root) => existsSync(join(root, 'node_modules/typescript-7/bin/tsc'));
