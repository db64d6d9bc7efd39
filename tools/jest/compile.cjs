const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { default: tsJest } = require('ts-jest');
const { writeWhole } = require('./together.cjs');

const root = join(__dirname, '../..');
const folder = join(root, '.cache/jest/compiled');
const versions = ['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version);

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
      .update(JSON.stringify([versions, options, source, relative(root, path), ...more]))
      .digest('hex');
  return {
    getCacheKey: (source, path, { instrument }) => keyOf(source, path, String(instrument)),
    process(source, path, how) {
      const key = keyOf(source, path);
      const kept = join(folder, key.slice(0, 2), key);
      try {
        return { code: readFileSync(kept, 'utf8') };
      } catch {
        const { code } = compiler.process(source, path, how);
        mkdirSync(dirname(kept), { recursive: true });
        writeWhole(kept, code);
        return { code };
      }
    },
  };
};
