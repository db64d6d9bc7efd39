/**
 * The import graph of the server by rooms, and what its floors forbid. A room is a folder (or a file) of a floor: `ground/db`,
 * `people/mail`, `contests/football`; types count like everything else, tests and what only tests use do not.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

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
const FOR_TESTS = /(\.test\.ts|\.fixture\.ts)$|(^|\/)(testing|replay)\//;
const IMPORTS = /(?:from|import\(|import)\s*'(\.[^']*)'/g;

/** @param {string} src folder of the server's sources @returns {{ from: string, to: string, files: string }[]} arrows between rooms */
export function arrows(src) {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !FOR_TESTS.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(IMPORTS)].flatMap(([, specifier]) => {
      const target = resolved(src, join(dirname(file), specifier ?? ''));
      if (target === undefined || FOR_TESTS.test(target) || roomOf(target, src) === roomOf(file, src)) return [];
      return [{ from: roomOf(file, src), to: roomOf(target, src), files: `${file} -> ${target}` }];
    }),
  );
}

/** @param {string} src @param {string} path without its ending */
function resolved(src, path) {
  return [`${path}.ts`, join(path, 'index.ts')].map((file) => relative(src, join(src, file))).find((file) => existsSync(join(src, file)));
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
