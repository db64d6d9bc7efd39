const { readdirSync } = require('node:fs');
const { sep } = require('node:path');

/**
 * A path as the project names it, in git, in patterns and in lists, on every system.
 * @param {string} path @param {string} [separator] of the system
 */
const slashed = (path, separator = sep) => (separator === '/' ? path : path.replaceAll(separator, '/'));

/** All files and folders below a folder, by their paths from there. @param {string | URL} folder @returns {string[]} */
const pathsIn = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path));

module.exports = { slashed, pathsIn };
