import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

/** @typedef {{ link?: boolean, bundled?: boolean, inBundle?: boolean, integrity?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Locked */

/** @type {Record<string, Locked>} */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where Node would look for `name` from the package at `from`, the nearest folder first. */
function* places(/** @type {string} */ from, /** @type {string} */ name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (at === '') return;
  }
}

const found = (/** @type {string} */ from, /** @type {string} */ name) =>
  [...places(from, name)].find((place) => packages[place] !== undefined);

// A binary that the lock leaves out is one that `npm ci` refuses to go on without, or that a Mac silently never gets.
test('the lock file holds every optional package that a locked package names, for each system', () => {
  const named = Object.entries(packages).flatMap(([at, locked]) =>
    Object.keys(locked.optionalDependencies ?? {}).map((name) => ({ at, name })),
  );
  assert.ok(named.length > 100, `only ${named.length} optional packages were read`);
  assert.deepEqual(
    named.filter(({ at, name }) => found(at, name) === undefined).map(({ at, name }) => `${at} names ${name}`),
    [],
  );
});

test('every locked package that comes from a registry has its integrity', () => {
  const open = Object.entries(packages).filter(
    ([at, { link, inBundle, integrity }]) => at.includes('node_modules/') && !link && !inBundle && !integrity,
  );
  assert.deepEqual(
    open.map(([at]) => at),
    [],
  );
});

// npm would read all versions that there ever were of each package, 100 MB for a first start, to learn the address that follows from its name.
test('every locked package that comes from a registry has its address', () => {
  const open = Object.entries(packages).filter(
    ([at, { link, inBundle, resolved }]) =>
      at.includes('node_modules/') && !link && !inBundle && !resolved?.startsWith('https://registry.npmjs.org/'),
  );
  assert.deepEqual(
    open.map(([at]) => at),
    [],
  );
});
