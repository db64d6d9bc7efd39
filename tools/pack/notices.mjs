/** The licences of what the one file brings along: packages that are bundled into the program, and those of the pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../run/build.mjs';
import { root } from '../run/command.mjs';

/** @typedef {Record<string, { version?: string, license?: string, link?: boolean, resolved?: string, cpu?: string[], dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} Lock */

/** @returns {Lock} */
export const lockedPackages = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * Where a package of that name is found from a place in the lock: beside it, or in a folder above.
 * @param {Lock} lock @param {string} from @param {string} name @returns {string | undefined}
 */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '') {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Everything that comes with what these folders depend on, by its place in the lock.
 * @param {Lock} lock @param {readonly string[]} folders @returns {Set<string>}
 */
export function installedWith(lock, folders) {
  /** @type {Set<string>} */
  const found = new Set();
  const walk = (/** @type {string} */ from) => {
    for (const name of Object.keys({ ...lock[from]?.dependencies, ...lock[from]?.optionalDependencies })) {
      const place = placeOf(lock, from, name);
      if (place === undefined || found.has(place)) continue;
      if (!lock[place]?.link) found.add(place);
      walk(lock[place]?.resolved && lock[place].link ? lock[place].resolved : place);
    }
  };
  folders.forEach(walk);
  return found;
}

/** Packages whose modules stand in the program, by their place: the bundler names each module before it. */
function bundled() {
  const program = readFileSync(join(root, 'server/dist/poolhouse.cjs'), 'utf8');
  const modules = program.matchAll(/^(?: {2})*\/\/ ((?:[\w-]+\/)?node_modules\/(?:.*\/node_modules\/)?(?:@[^/\n]+\/)?[^/\n]+)\/.*$/gm);
  return new Set([...modules].map(([, place = '']) => place));
}

/** One text with the licence of every package, the way its authors wrote it. */
export function notices() {
  const lock = lockedPackages();
  const places = [...new Set([...bundled(), ...installedWith(lock, apps())])].filter((place) => lock[place]).toSorted();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [`Poolhouse\n\n${own}`, ...places.map((place) => noticeOf(place, lock))].join(`\n\n${'-'.repeat(80)}\n\n`).concat('\n');
}

/** @param {string} place @param {Lock} lock */
function noticeOf(place, lock) {
  const folder = join(root, place);
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = existsSync(folder) ? readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(one)) : undefined;
  const text = file === undefined ? 'The package brings no text of it.' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${lock[place]?.version ?? ''}: ${lock[place]?.license ?? 'none stated'}\n\n${text}`;
}
