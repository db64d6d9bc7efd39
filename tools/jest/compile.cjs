const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync } = require('node:fs');
const { basename, dirname, join, relative } = require('node:path');
const { default: tsJest } = require('ts-jest');
const { writeWhole } = require('./together.cjs');

const root = join(__dirname, '../..');
const folder = join(root, '.cache/jest/compiled');
/** Counted up when what is kept is written otherwise. */
const LAYOUT = 2;
const versions = ['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version);

const MAP = /(sourceMappingURL=data:application\/json;[^,]*base64,)(\S+)/;

/** Names the source as it lies beside what is run, so that a copy of the project is told of its own files. @param {string} code @param {string} path */
function besideSource(code, path) {
  return code.replace(MAP, (_, head, map) => {
    const beside = { ...JSON.parse(Buffer.from(map, 'base64').toString()), sources: [basename(path)] };
    return head + Buffer.from(JSON.stringify(beside)).toString('base64');
  });
}

/**
 * ts-jest, once for each file: jest keeps what it compiles apart for each of its projects, and where nothing is kept yet, as on a fresh clone,
 * would compile the kit and the contract again for every remote.
 *
 * @param {import('ts-jest').TsJestTransformerOptions} options
 */
exports.createTransformer = function createTransformer(options) {
  const compiler = tsJest.createTransformer(options);
  // A copy of the project elsewhere takes what was compiled here.
  const keyOf = (/** @type {string} */ source, /** @type {string} */ path, /** @type {string[]} */ ...more) =>
    createHash('sha1')
      .update(JSON.stringify([LAYOUT, versions, options, source, relative(root, path), ...more]))
      .digest('hex');
  return {
    getCacheKey: (source, path, { instrument }) => keyOf(source, path, String(instrument)),
    process(source, path, how) {
      const key = keyOf(source, path);
      const kept = join(folder, key.slice(0, 2), key);
      try {
        return { code: readFileSync(kept, 'utf8') };
      } catch {
        const code = besideSource(compiler.process(source, path, how).code, path);
        mkdirSync(dirname(kept), { recursive: true });
        writeWhole(kept, code);
        return { code };
      }
    },
  };
};
