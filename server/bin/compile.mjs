import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundle leaves outside: native code, and what only a passkey loads. The package depends on these, and on what is read as a file. */
export const OUTSIDE = ['libsql', '@node-rs/argon2', 'pg-native', '@simplewebauthn/server'];

/**
 * Puts server and contract into one program: every command begins by loading all of it, and one file loads in half of the time of 2,000. Asks
 * nobody about types, which are the business of `npm test` and of editors.
 * @param {string} root of the project
 * @returns {Promise<string | null>} null when it went well, else what the compiler said
 */
export async function compile(root) {
  const { build, formatMessages } = await import('esbuild');
  const trouble = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'server/src/cli/main.ts')],
    outfile: join(root, 'server/dist/poolhouse.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    // The contract from its sources as well.
    conditions: ['source'],
    external: OUTSIDE,
    sourcemap: 'linked',
    keepNames: true,
    logLevel: 'silent',
  }).then(
    () => [],
    (/** @type {{ errors?: import('esbuild').Message[] }} */ failed) => failed.errors ?? Promise.reject(failed),
  );
  return trouble.length === 0 ? null : (await formatMessages(trouble, { kind: 'error' })).join('');
}

/** @param {string} root of the project */
export const canCompile = (root) =>
  ['node_modules', 'server/node_modules'].some((folder) => existsSync(join(root, folder, 'esbuild/package.json')));
