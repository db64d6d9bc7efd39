/** Where a version stands beside package.json: the kit says its own to a page, and a remote tells the site the range of kits it works with. */
import { readdirSync } from 'node:fs';
import { root } from '../run/command.mjs';

const KIT_FILE = 'shared-ui/src/version.ts';

/** @returns {string[]} folders of the remotes */
export const remotes = () => readdirSync(root).filter((name) => name.startsWith('mf-'));

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
