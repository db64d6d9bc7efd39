/**
 * The import graph of a package, and what its floors forbid. Within each folder, at every depth, its folders and files import each other
 * without a circle. The server's rooms (`ground/db`, `people/mail`, `contests/football`) also stand on floors, and none imports one above.
 * Types count like everything else, tests and what only tests use do not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathsIn, slashed } from '../run/files.cjs';

/** From the ground up: a room may import rooms of its own floor, without a circle, and of the floors below. */
export const FLOORS = [
  ['ground'],
  ['web'],
  ['people'],
  ['sport'],
  ['contests'],
  ['contest-list'],
  ['admin', 'options', 'releases', 'ssf'],
  ['demo'],
  ['app'],
  ['cli'],
];
const DIVIDED = ['ground', 'web', 'people', 'sport', 'contests'];
const FOR_TESTS = /\.(test|test-d|fixture|stories)\.[^/]+$|(^|\/)(testing|replay)\//;
const NO_SOURCES = /(^|\/)(node_modules|dist[^/]*|template)\//;
const SOURCE = /\.(tsx?|mjs|cjs)$/;
const IMPORTS = /(?:from|import\(|import)\s*'(\.[^']*)'/g;

/** @typedef {{ from: string, to: string, files: string }} Arrow `files` says which file imports which */

/** @param {string} src a folder of sources @returns {[importer: string, imported: string][]} paths from there */
function imports(src) {
  const sources = pathsIn(src).filter((file) => SOURCE.test(file) && !FOR_TESTS.test(file) && !NO_SOURCES.test(file));
  const known = new Set(sources);
  return sources.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(IMPORTS)].flatMap(([, specifier = '']) => {
      const path = slashed(join(dirname(file), specifier));
      const target = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => known.has(one));
      return target === undefined || target === file ? [] : [/** @type {[string, string]} */ ([file, target])];
    }),
  );
}

/** @param {string} src folder of the server's sources @returns {Arrow[]} arrows between rooms */
export function arrows(src) {
  return imports(src).flatMap(([file, target]) => {
    const [from, to] = [roomOf(file, src), roomOf(target, src)];
    return from === to ? [] : [{ from, to, files: `${file} -> ${target}` }];
  });
}

/**
 * The circles within each folder of a package: between its folders, its files, and those and these.
 * @param {string} src @returns {{ folder: string, circle: string[], files: string[] }[]} with the imports that make the circle
 */
export function knots(src) {
  /** @type {Map<string, Arrow[]>} */
  const folders = new Map();
  for (const [file, target] of imports(src)) {
    const [importer, imported] = [file.split('/'), target.split('/')];
    const depth = importer.findIndex((part, n) => part !== imported[n]);
    const folder = importer.slice(0, depth).join('/');
    const arrow = { from: importer[depth] ?? '', to: imported[depth] ?? '', files: `${file} -> ${target}` };
    folders.set(folder, [...(folders.get(folder) ?? []), arrow]);
  }
  return [...folders].flatMap(([folder, graph]) =>
    circles(graph).map((circle) => ({
      folder,
      circle,
      files: graph.filter(({ from, to }) => circle.includes(from) && circle.includes(to)).map(({ files }) => files),
    })),
  );
}

/** @param {string} file from the sources' folder @param {string} src */
export function roomOf(file, src) {
  const [floor = '', inside = '', ...deeper] = file.split('/');
  if (inside === '') return floor.replace('.ts', '');
  // The one list of all contests stands above them, and below whoever asks it.
  if (file === 'contests/index.ts') return 'contest-list';
  if (floor === 'contests') return deeper.length > 0 && isContest(src, inside) ? `contests/${inside}` : 'contests';
  return DIVIDED.includes(floor) ? `${floor}/${inside.replace(/\.ts$/, '')}` : floor;
}

/** A folder of contests/ with a plug is a contest; the others are what contests share. @param {string} src @param {string} name */
const isContest = (src, name) => readdirSync(join(src, 'contests', name)).some((file) => file === `${name}.plug.ts`);

/** @param {string} room */
export const floorOf = (room) => FLOORS.findIndex((floor) => floor.includes(room.split('/')[0] ?? ''));

/** Rooms that reach each other in a circle. @param {{ from: string, to: string }[]} graph @returns {string[][]} */
export function circles(graph) {
  const next = groupByFrom(graph);
  const reach = (/** @type {string} */ start) => {
    const seen = new Set();
    const walk = (/** @type {string} */ room) => {
      for (const { to } of next.get(room) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          walk(to);
        }
    };
    walk(start);
    return seen;
  };
  const reached = new Map([...next.keys()].map((room) => [room, reach(room)]));
  const knots = [...reached]
    .filter(([room, rooms]) => rooms.has(room))
    .map(([room, rooms]) => [room, ...[...rooms].filter((other) => reached.get(other)?.has(room))]);
  return [...new Map(knots.map((knot) => [[...new Set(knot)].sort().join(), [...new Set(knot)].sort()])).values()];
}

/** @param {{ from: string, to: string }[]} graph @returns {Map<string, { from: string, to: string }[]>} */
function groupByFrom(graph) {
  const groups = new Map();
  for (const arrow of graph) groups.set(arrow.from, [...(groups.get(arrow.from) ?? []), arrow]);
  return groups;
}
