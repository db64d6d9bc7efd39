import { basename } from 'node:path';
import { run } from './command.mjs';

/**
 * How npm is called: the one that started this, by Node itself; Windows has no program `npm`, but a script `npm.cmd` that only a shell may
 * start.
 * @param {string[]} words @param {{ platform?: string, own?: string | undefined, node?: string }} [here] own: npm_execpath, which npm sets
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCall(words, { platform = process.platform, own = process.env.npm_execpath, node = process.execPath } = {}) {
  // Another package manager says where it is itself in the same variable.
  if (own && basename(own.replaceAll('\\', '/')) === 'npm-cli.js') return { command: node, args: [own, ...words], shell: false };
  return { command: 'npm', args: words, shell: platform === 'win32' };
}

/** Runs npm. @param {string[]} words without spaces in them @param {Parameters<typeof run>[2]} [options] */
export function npm(words, options) {
  const { command, args, shell } = npmCall(words);
  return run(command, args, { ...options, shell });
}
