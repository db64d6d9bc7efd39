/**
 * Which version of the kit brought a name that an app imports: shared-ui/since.json has those that are newer than 1.2.0, `next` until the
 * version that they are released with is known. From it and from what a remote imports follows the oldest kit that it works with.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../run/files.cjs';

export const NEXT = 'next';

/** Where it is kept. @param {string} kit folder of shared-ui */
export const sinceFile = (kit) => join(kit, 'since.json');

/** @typedef {Record<string, string>} Since version by '<entry> <name>' */

/** @param {Since} since */
export const sinceText = (since) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(since).sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`;

const DECLARED = /^(?:abstract )?(?:function|const|class|enum|let|var) ([\w$]+)[^]*?(?:\/\/ \w+ as (\w+))?$/;
const HANDED_ON = /^export \{ (?:\w+ as )?([\w$]+) \} from/;

/** The names of a public face that are there at run time, as '<entry> <name>'. @param {string} report @returns {Set<string>} */
export function namesIn(report) {
  const names = new Set();
  let entry = '';
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) entry = line.slice(3);
    const [, name, as] = DECLARED.exec(line) ?? HANDED_ON.exec(line) ?? [];
    if (name && entry.startsWith('@')) names.add(`${entry} ${as ?? name}`);
  }
  return names;
}

/**
 * What is newer than 1.2.0 after the face has changed: names that have come are of the next version, names that have gone are forgotten.
 * @param {Since} since @param {string} before the face that was written down @param {string} now
 */
export function sinceAfter(since, before, now) {
  const [were, are] = [namesIn(before), namesIn(now)];
  const come = [...are].filter((name) => !were.has(name)).map((name) => [name, NEXT]);
  return Object.fromEntries([...Object.entries(since).filter(([name]) => are.has(name)), ...come]);
}

/** @param {Since} since @param {string} version that is released now @returns {Since} */
export const sinceReleased = (since, version) =>
  Object.fromEntries(Object.entries(since).map(([name, from]) => [name, from === NEXT ? version : from]));

const IMPORTS = /(?:import|export) (type )?\{([^}]*)\} from '(@poolhouse\/shared-ui[^']*)'/g;

/** What of the kit a text takes at run time, as '<entry> <name>'. @param {string} source */
export const takenBy = (source) =>
  [...source.matchAll(IMPORTS)]
    .filter(([, typesOnly]) => !typesOnly)
    .flatMap(([, , names = '', entry]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `${entry} ${name.split(' ')[0]}`),
    );

/** What of the kit an app takes at run time; its tests run on the kit beside them. @param {string} folder of the app */
export function takenIn(folder) {
  const files = pathsIn(join(folder, 'src'));
  const shipped = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|stories|fixture)\.|(^|\/)testing\//.test(file));
  return new Set(shipped.flatMap((file) => takenBy(readFileSync(join(folder, 'src', file), 'utf8'))));
}

/** @param {string} version */
const parts = (version) => version.split('.').map(Number);

/** @param {string} one @param {string} other */
function isOlder(one, other) {
  const [[major = 0, minor = 0, patch = 0], [ofMajor = 0, ofMinor = 0, ofPatch = 0]] = [parts(one), parts(other)];
  return (major - ofMajor || minor - ofMinor || patch - ofPatch) < 0;
}

/**
 * A range that admits no kit without what is taken: as it was stated where it does not, else from the version that brought the last of it.
 * @param {string} range @param {Iterable<string>} taken @param {Since} since
 */
export function rangeFor(range, taken, since) {
  const [, sign = '', floor = ''] = /^([~^]?)(.*)$/.exec(range) ?? [];
  const versions = [...taken].map((name) => since[name] ?? NEXT).filter((from) => from !== NEXT);
  const from = versions.reduce((oldest, version) => (isOlder(oldest, version) ? version : oldest), floor);
  return from === floor ? range : `${sign}${from}`;
}
