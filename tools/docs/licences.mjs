/** Licences of all packages that the lock file names, as their authors state them there; no network, and no folder of installed packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

/** @typedef {{ name: string, version: string, licence: string }} Licensed */

/** What may be used without a thought, in whatever is built of it. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  'Zlib',
  'CC0-1.0',
  'OFL-1.1',
]);
/** Packages under a licence that asks something of who changes their own files or data; each is used as it comes, for the reason beside it. */
const AS_THEY_COME = new Map([
  ['@resvg/resvg-wasm', 'MPL-2.0'], // draws the icons at the build, and recaps in the server
  ['argparse', 'Python-2.0'], // of the build's font tools
  ['axe-core', 'MPL-2.0'], // of the tests
  ['caniuse-lite', 'CC-BY-4.0'], // data of browsers, for the build
  ['spawndamnit', 'SEE LICENSE IN LICENSE'], // of changesets; the file is MIT's text
  ['web-push', 'MPL-2.0'], // sends notices, in the server
]);

/** @returns {Licensed[]} by name, each version once */
export function licences(lock = readFileSync(join(root, 'package-lock.json'), 'utf8')) {
  /** @type {Record<string, { version?: string, license?: string, link?: boolean }>} */
  const packages = JSON.parse(lock).packages;
  const found = new Map(
    Object.entries(packages)
      .filter(([at, { link }]) => at.includes('node_modules/') && !link)
      .map(([at, { version = '', license = 'none stated' }]) => {
        const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return [`${name} ${version}`, { name, version, licence: license }];
      }),
  );
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether what a package states, such as `(MIT OR CC0-1.0)`, lets it be used. @param {string} stated */
const free = (stated) =>
  stated
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => FREE.has(licence)));

/** Packages that may not be used. @param {readonly Licensed[]} found */
export const refused = (found) => found.filter(({ name, licence }) => !free(licence) && AS_THEY_COME.get(name) !== licence);
