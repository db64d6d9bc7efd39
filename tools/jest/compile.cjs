const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { default: tsJest } = require('ts-jest');
const { writeWhole } = require('./together.cjs');

const folder = join(__dirname, '../../.cache/jest/compiled');
const versions = ['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version);

/**
 * ts-jest, once for each file: jest keeps what it compiles apart for each of its projects, and where nothing is kept yet, as on a fresh clone,
 * would compile the kit and the contract again for every remote.
 *
 * @param {import('ts-jest').TsJestTransformerOptions} options
 */
exports.createTransformer = function createTransformer(options) {
  const compiler = tsJest.createTransformer(options);
  const keyOf = (/** @type {string[]} */ ...parts) =>
    createHash('sha1')
      .update(JSON.stringify([versions, options, ...parts]))
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
