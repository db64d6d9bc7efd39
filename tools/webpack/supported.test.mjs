import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { supportedBrowsers, supportedWords } from './supported.mjs';

const script = readFileSync(new URL('../../shell/public/old-browser.js', import.meta.url), 'utf8');

test('the oldest browsers are named once, and so that a player knows theirs', () => {
  assert.equal(supportedBrowsers().length, 5);
  assert.match(supportedWords(), /^Chrome [\d.]+, Edge [\d.]+, Firefox [\d.]+, Safari [\d.]+ and iOS [\d.]+$/);
  assert.ok(readFileSync(new URL('../../README.md', import.meta.url), 'utf8').includes(supportedWords()), 'README.md names others');
});

/** Runs the script in a browser that has what it is given. @param {object} has */
function inBrowser(has) {
  const words = { hidden: true };
  const root = { id: 'root', innerHTML: 'the frame', appendChild: (/** @type {object} */ one) => one };
  const document = { getElementById: (/** @type {string} */ id) => (id === 'root' ? root : words) };
  const world = /** @type {Record<string, unknown>} */ ({ document, ...has });
  world.window = world;
  runInNewContext(script, world);
  return { told: !words.hidden, place: root.id };
}

const NEW = { AbortSignal: { timeout: () => undefined }, CSS: { supports: () => true } };
const SITE = { told: false, place: 'root' };
const TOLD = { told: true, place: 'too-old' };

test('a browser that has what the site needs draws it', () => assert.deepEqual(inBrowser(NEW), SITE));

for (const [what, has] of /** @type {const} */ ([
  ['no AbortSignal.timeout', { ...NEW, AbortSignal: {} }],
  ['no AbortSignal', { CSS: NEW.CSS }],
  ['no CSS.supports', { ...NEW, CSS: undefined }],
  ['no color-mix', { ...NEW, CSS: { supports: (/** @type {string} */ what) => what !== 'color' } }],
  ['no :has', { ...NEW, CSS: { supports: (/** @type {string} */ what) => !what.includes(':has') } }],
]))
  test(`one with ${what} is told, and no script finds a place to fail in`, () => assert.deepEqual(inBrowser(has), TOLD));
