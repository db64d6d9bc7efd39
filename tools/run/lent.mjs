import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import { root } from './command.mjs';

/**
 * What belongs to tests, for those who measure: compiled where it stands, since it belongs to no build. It may import nothing of the
 * project but types.
 * @param {string} file
 * @returns {any} what it exports
 */
export function lent(file) {
  const path = join(root, file);
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports = {};
  compileFunction(code, ['exports', 'require', '__dirname'], { filename: path })(exports, createRequire(path), dirname(path));
  return exports;
}

/** @type {typeof import('../../server/src/testing/run-poolhouse.ts')} */
export const { environmentFor, RunningServer, runPoolhouse } = lent('server/src/testing/run-poolhouse.ts');
