import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';
import { PLUGGED, pluggedIn } from './plugged.mjs';

const owned = { 'mf-golf': ['golf'], 'mf-survivor': ['survivor'] };
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const last = (/** @type {string} */ text, /** @type {string} */ list) =>
  text.replace(new RegExp(`(const ${list}\\b[^=]*= \\[[^\\]]*?),?\\s*\\]`), '$1,\n  survivor,\n]');

/** The real files, as a new contest changes them. @type {Record<string, (text: string) => string>} */
const plug = {
  'contract/src/contests/index.ts': (text) => last(`import { survivor } from './survivor';\n${text}`, 'contestContracts'),
  'server/src/contests/index.ts': (text) => last(`import { survivor } from './survivor/survivor.plug';\n${text}`, 'contests'),
  'tsconfig.json': (text) => text.replace(/(\s*)\]\s*\}\s*$/, ',$1{ "path": "./mf-survivor" }$1]\n}\n'),
  'package-lock.json': (text) => {
    const lock = JSON.parse(text);
    lock.packages['mf-survivor'] = { version: '0.1.0', dependencies: {} };
    lock.packages['node_modules/@poolhouse/mf-survivor'] = { resolved: 'mf-survivor', link: true };
    return JSON.stringify(lock, null, 2);
  },
};

test('a line for a new contest is that contest’s, in each file that has one', () => {
  assert.deepEqual(Object.keys(plug).sort(), [...PLUGGED].sort());
  for (const [file, change] of Object.entries(plug)) {
    const before = read(file);
    assert.notEqual(change(before), before, file);
    assert.deepEqual(pluggedIn(file, { before, after: change(before) }, owned), ['survivor'], file);
  }
});

test('whatever else has changed in them, or another file, is everybody’s', () => {
  for (const [file, change] of Object.entries(plug)) {
    const before = read(file);
    const more = file.endsWith('.ts') ? `${change(before)}export const more = 1;\n` : change(before).replace(/"(?=\w)/, '"un');
    assert.equal(pluggedIn(file, { before, after: more }, owned), undefined, file);
  }
  assert.equal(pluggedIn('package.json', { before: '{}', after: '{ }' }, owned), undefined);
});
