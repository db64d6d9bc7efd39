/** Where a version stands beside package.json: the kit says its own to a page, and a remote tells the site the range of kits it works with. */
import { readdirSync } from 'node:fs';
import { rangeFor } from '../kit/since.mjs';
import { root } from '../run/command.mjs';
import { inRange } from '../run/contract.mjs';

const KIT_FILE = 'shared-ui/src/version.ts';

/** @returns {string[]} folders of the remotes */
export const remotes = () => readdirSync(root).filter((name) => name.startsWith('mf-'));

/** Packages that others name a range of, and where each stands. */
const SHARED = { '@poolhouse/shared-ui': 'shared-ui', '@poolhouse/contract': 'contract' };

/**
 * The ranges of the kit and the contract as they were, where they still hold: a remote states the oldest version that has all it uses, and one
 * that asks for the newest could be published only after the next shell (docs/kit.md).
 * @param {(file: string) => string} before a file's text before versions were raised @param {(file: string) => string} after and after it
 * @returns {{ file: string, text: string }[]}
 */
export const keptRanges = (before, after) =>
  ['shell', ...remotes()].map((folder) => {
    const file = `${folder}/package.json`;
    const { dependencies } = JSON.parse(before(file));
    const text = Object.entries(SHARED).reduce((now, [name, home]) => {
      const range = dependencies[name];
      const holds = range !== undefined && inRange(JSON.parse(after(`${home}/package.json`)).version, range);
      return holds ? now.replace(new RegExp(`("${name}": ")[^"]*`), `$1${range}`) : now;
    }, after(file));
    return { file, text };
  });

/**
 * Ranges of the kit raised where they would admit one that lacks what an app takes of it.
 * @param {(file: string) => string} read @param {(folder: string) => Iterable<string>} takenIn
 * @param {import('../kit/since.mjs').Since} since
 * @returns {{ file: string, text: string }[]}
 */
export const raisedRanges = (read, takenIn, since) =>
  ['shell', ...remotes()].map((folder) => {
    const file = `${folder}/package.json`;
    const raised = (/** @type {string} */ _, /** @type {string} */ head, /** @type {string} */ range) =>
      head + rangeFor(range, takenIn(folder), since);
    return { file, text: read(file).replace(/("@poolhouse\/shared-ui": ")([^"]*)/, raised) };
  });

/**
 * The files that say a version beside package.json, as they must read.
 * @param {(file: string) => string} read a file's text, its path from the root
 * @returns {{ file: string, text: string }[]}
 */
export function versionTexts(read) {
  const kit = JSON.parse(read('shared-ui/package.json')).version;
  return [
    { file: KIT_FILE, text: read(KIT_FILE).replace(/(KIT_VERSION = ')[^']*/, `$1${kit}`) },
    ...remotes().map((remote) => {
      const range = JSON.parse(read(`${remote}/package.json`)).dependencies['@poolhouse/shared-ui'];
      const file = `${remote}/remote.config.json`;
      return { file, text: read(file).replace(/("kit": ")[^"]*/, `$1${range}`) };
    }),
  ];
}
