import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

/** @param {string} file @returns {string[]} */
const exported = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:const|(?:async )?function|\{) (\w+)/gm)]
    .map(([, name = '']) => name)
    .sort();

test('what stands in for the federation in one bundle has all that the shell takes of it', () => {
  assert.deepEqual(exported('tools/webpack/single-bundle/federation.ts'), exported('shell/src/remotes/load/federation.ts'));
});
