import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installPackages } from './debian.mjs';

/** A Debian that has some packages, and refuses a whole install for one that it lacks. @param {string[]} has */
function debianWith(has) {
  /** @type {string[]} */
  const installed = [];
  return {
    installed,
    may: () => true,
    /** @param {string[]} words */
    apt: async ([what, ...words]) => {
      const wanted = what === 'install' ? words.filter((word) => !word.startsWith('-')) : [];
      const lacking = wanted.find((name) => !has.includes(name));
      if (lacking) throw new Error(`Unable to locate package ${lacking}`);
      installed.push(...wanted);
    },
  };
}

test('what a Debian has is installed at once', async () => {
  const debian = debianWith(['chromium-headless-shell', 'postgresql']);
  assert.equal(await installPackages(['chromium-headless-shell', 'postgresql'], debian), null);
  assert.deepEqual(debian.installed, ['chromium-headless-shell', 'postgresql']);
});

test('a package that a Debian lacks does not keep the others out, and is named alone', async () => {
  for (const packages of [
    ['chromium-headless-shell', 'postgresql'],
    ['postgresql', 'chromium-headless-shell'],
  ]) {
    const debian = debianWith(['postgresql']);
    const why = await installPackages(packages, debian);
    assert.deepEqual(debian.installed, ['postgresql']);
    assert.equal(why, 'chromium-headless-shell missing, and could not be installed: Unable to locate package chromium-headless-shell');
  }
});

test('all that cannot be installed are named, each with its reason', async () => {
  const why = await installPackages(['chromium-headless-shell', 'postgresql'], debianWith([]));
  assert.match(why ?? '', /^chromium-headless-shell missing, .*; postgresql missing, .*package postgresql$/);
});

test('a list of packages that cannot be read is the reason for all of them', async () => {
  const apt = async () => assert.fail('no network');
  assert.equal(await installPackages(['a', 'b'], { may: () => true, apt }), 'a and b missing, and could not be installed: no network');
});

test('nothing is tried where this machine does not let us', async () => {
  const debian = { ...debianWith(['a']), may: () => false };
  assert.equal(await installPackages(['a'], debian), 'a missing, and only root on Debian can install it here');
  assert.deepEqual(debian.installed, []);
});
