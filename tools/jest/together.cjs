const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { pathsIn, slashed } = require('../run/files.cjs');
const { everySecond } = require('./every-second.cjs');

/** As many files as load their room once; more would keep a core busy when all others are done. The server takes longest to load. */
const FILES = 24;
const FILES_OF_SERVER = 30;
/** What is loaded in place of something else, and a list of remotes of its own, are so for their file alone; other reasons are said beside the word. */
const ALONE = /jest\.(mock|doMock|resetModules|isolateModules)|'\/registry\.json'[^]*loadRegistry\(|@alone/;

/**
 * Walks through whole seasons: replays of real ones, drawn ones whose kept periods are thrown away, sealed worlds, logs that are checked; and what
 * else takes a hundredth of the server's time: boards and auctions from their first act to their last, remotes that are built, whole demos, databases of
 * many circles and of many releases.
 */
const LONG = new RegExp(
  [
    String.raw`\.replay\.test\.ts$`,
    String.raw`\/(thrown-away\.property|sealed-worlds|checked-[a-z]+)\.test\.ts$`,
    String.raw`\/(release\.command|locked-file|squares-log\.calls|closed-board|auction-(recaps|demo)|room\.model|demo-truth|import-(real|ncaab))\.test\.ts$`,
    String.raw`\/(directory-cost|push\/sending|stuck-writer|migrate-site|migrations-expand|feed-agents|refusals)\.test\.ts$`,
  ].join('|'),
);
const isLong = (/** @type {string} */ file) => LONG.test(slashed(file));
exports.isLong = isLong;

/**
 * A part of all tests. `name`: parts that run beside each other each have a folder of their own; `files`: relative to the root.
 * @typedef {{ name: string, files: readonly string[] }} Some
 */

/**
 * Tests of a room, several files in one: jest loads the room anew for each file, which takes half of the time of all tests. Each file stays
 * in a `describe` of its name and is cleared away after it; those that need a room of their own keep it.
 *
 * @param {string} root of the project
 * @param {string} room its folder
 * @param {object} [which]
 * @param {RegExp} [which.not] files that are left out
 * @param {Some} [which.some] all files unless told
 * @param {string} [which.turn] whose walks through whole seasons are taken; all of them unless told
 * @returns {string[]} the files that jest shall run, as whole paths
 */
exports.together = function together(root, room, { not, some, turn } = {}) {
  const all = pathsIn(join(root, room, 'src'))
    .map((file) => join(root, room, 'src', file))
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && !not?.test(slashed(file)) && (some?.files.includes(slashed(relative(root, file))) ?? true),
    )
    .sort();
  const files = [...all.filter((file) => !isLong(file)), ...everySecond(all.filter(isLong), turn)].sort();
  const alone = files.filter((file) => ALONE.test(readFileSync(file, 'utf8')));
  const others = files.filter((file) => !alone.includes(file));
  const folder = join(root, '.cache/together', room, some?.name ?? '');
  mkdirSync(folder, { recursive: true });
  const parts = Math.ceil(others.length / (room === 'server' ? FILES_OF_SERVER : FILES));
  const groups = Array.from({ length: parts }, (_, at) => {
    const part = others.slice(Math.round((others.length * at) / parts), Math.round((others.length * (at + 1)) / parts));
    return writeWhole(join(folder, `${room}-${at + 1}-of-${parts}.test.js`), group(root, part));
  });
  return [...groups, ...alone];
};

/** @param {string} root @param {string[]} files */
const group = (root, files) =>
  [
    `const { clear } = require(${JSON.stringify(join(__dirname, 'clear.cjs'))});`,
    ...files.map(
      (file) =>
        `describe(${JSON.stringify(slashed(relative(root, file)))}, () => {\n  afterAll(clear);\n  require(${JSON.stringify(file)});\n});`,
    ),
    '',
  ].join('\n');

/** Runs beside each other write the same; none reads half of it. @param {string} file @param {string} text */
function writeWhole(file, text) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, file);
  return file;
}
exports.writeWhole = writeWhole;
