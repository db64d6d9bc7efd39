import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { step } from './progress.mjs';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} words */
const aptGet = (words) => run('apt-get', words, { env: { DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs Debian packages when this machine lets us.
 * @param {string[]} packages
 * @param {{ may?: () => boolean, apt?: (words: string[]) => Promise<unknown> }} [by]
 * @returns {Promise<string | null>} why not all, in a sentence
 */
export async function installPackages(packages, { may = mayInstall, apt = aptGet } = {}) {
  if (packages.length === 0) return null;
  const names = packages.join(' and ');
  if (!may()) return `${names} missing, and only root on Debian can install it here`;
  const install = (/** @type {string[]} */ some) => apt(['install', '-y', '-q', '--no-install-recommends', ...some]);
  try {
    const words = await step(`Installing ${names}`, async () => {
      await apt(['update', '-q']);
      return installThose(packages, install);
    });
    return words.length === 0 ? null : words.join('; ');
  } catch (trouble) {
    return missing(packages, messageOf(trouble));
  }
}

/**
 * All at once, or each by itself where that fails: a Debian that lacks one installs none of those that are asked for with it.
 * @param {string[]} packages
 * @param {(some: string[]) => Promise<unknown>} install
 * @returns {Promise<string[]>} what is missing, and why
 */
async function installThose(packages, install) {
  const refused = await install(packages).then(() => undefined, messageOf);
  if (refused === undefined) return [];
  if (packages.length === 1) return [missing(packages, refused)];
  /** @type {string[]} */
  const words = [];
  for (const name of packages) await install([name]).catch((trouble) => words.push(missing([name], messageOf(trouble))));
  return words;
}

/** @param {string[]} packages @param {string} why */
const missing = (packages, why) => `${packages.join(' and ')} missing, and could not be installed: ${why}`;

/** @param {unknown} trouble */
const messageOf = (trouble) => (trouble instanceof Error ? trouble.message : String(trouble));
